print("Marquee, beside other wrappers of the same libraries.")
