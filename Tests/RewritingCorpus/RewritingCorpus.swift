// Sources as apps have them, from 2014 to 2026: every file beside this one is rewritten before it
// is compiled.
