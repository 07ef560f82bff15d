// View-controller transitions as an app writes them, and the little screens that show them.
//
// Every other file of this module is an ordinary iOS source. On Linux this one alone is compiled as
// it is; the plugin RewriteSources rewrites the others first.
