#ifndef MARQUEE_CCURL_H
#define MARQUEE_CCURL_H
#include <curl/curl.h>
#endif
