// The gallery as an application for iPhone and iPad: a list of the transitions, a page about each,
// and the screens to try it on.
//
// Every other file here is an ordinary iOS source. On Linux this one alone is compiled as it is; the
// plugin RewriteSources rewrites the others first.
