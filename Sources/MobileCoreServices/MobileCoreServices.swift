// The older name of the module for kinds of files, with its C names.
@_exported import UniformTypeIdentifiers

/// A picture.
public let kUTTypeImage = "public.image"
/// A film.
public let kUTTypeMovie = "public.movie"
/// A film or sound.
public let kUTTypeVideo = "public.video"
/// A PNG picture.
public let kUTTypePNG = "public.png"
/// A JPEG picture.
public let kUTTypeJPEG = "public.jpeg"
/// Words.
public let kUTTypeText = "public.text"
/// Words and nothing else.
public let kUTTypePlainText = "public.plain-text"
/// A place in the web.
public let kUTTypeURL = "public.url"
/// Bytes of any kind.
public let kUTTypeData = "public.data"
/// A PDF document.
public let kUTTypePDF = "com.adobe.pdf"
