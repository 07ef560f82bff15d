/// Signs of talking, writing and reading; see ``SymbolReader``.
extension SymbolFamilies {
  static let words = """
    phone M7.4 3.2 C6.9 2.4 5.9 2.3 5.2 2.9 L3.6 4.5 C2.6 5.5 2.4 7 3 8.6 C5.2 14.3 9.7 18.8 15.4 21 C17 21.6 18.5 21.4 19.5 20.4 L21.1 18.8 C21.7 18.1 21.6 17.1 20.8 16.6 L17.3 14.3 C16.6 13.8 15.7 13.9 15.1 14.5 L13.9 15.7 C11.4 14.4 9.6 12.6 8.3 10.1 L9.5 8.9 C10.1 8.3 10.2 7.4 9.7 6.7 Z
    phone.down @phone .92 0 4 135
    phone.arrow.up.right @phone .86 -1.6 1.6 ; M15 9 L21 3 M15.8 3 H21 V8.2
    phone.arrow.down.left @phone .86 -1.6 1.6 ; M21 3 L15 9 M15 3.8 V9 H20.2
    phone.connection @phone .86 -1.6 1.6 ; A13.5 10.5 4 -80 -10 A13.5 10.5 8 -80 -10
    bubble.left M5.8 4 H18.2 a18.2 7.3 3.3 270 360 V13.2 a18.2 13.2 3.3 0 90 H11.6 L7.2 20.8 V16.5 H5.8 a5.8 13.2 3.3 90 180 V7.3 a5.8 7.3 3.3 180 270 Z
    bubble.right %bubble.left
    bubble @bubble.left
    bubble.middle.bottom M5.8 4 H18.2 a18.2 7.3 3.3 270 360 V13.2 a18.2 13.2 3.3 0 90 H14.4 L12 20.6 L9.6 16.5 H5.8 a5.8 13.2 3.3 90 180 V7.3 a5.8 7.3 3.3 180 270 Z
    message M12 3.5 C17.5 3.5 21.5 6.9 21.5 11.3 C21.5 15.7 17.5 19 12 19 C10.9 19 9.9 18.9 9 18.6 C7.5 20 5.6 20.8 3.6 20.8 C4.6 19.8 5.2 18.4 5.1 16.9 C3.5 15.5 2.5 13.5 2.5 11.3 C2.5 6.9 6.5 3.5 12 3.5 Z
    ellipsis.bubble @bubble.left ; |O7.8 10.3 1.3 O12 10.3 1.3 O16.2 10.3 1.3
    ellipsis.message @message ; |O7.8 11.3 1.3 O12 11.3 1.3 O16.2 11.3 1.3
    text.bubble @bubble.left ; M6.8 8.4 H17.2 M6.8 12.2 H13.5
    quote.bubble @bubble.left ; |M7 7.6 H11 V11.2 L9.2 13.6 H7.4 L8.6 11.2 H7 Z M13 7.6 H17 V11.2 L15.2 13.6 H13.4 L14.6 11.2 H13 Z
    phone.bubble @bubble.left ; @phone .42 0 -1.8
    captions.bubble @bubble.left ; M6.5 12.6 H9.5 M12.5 12.6 H17.5 M6.5 9 H13 M16 9 H17.5
    bubble.left.and.bubble.right @bubble.left .66 -3.6 -3.6 ; ^@bubble.right .66 3.6 3.6
    bubble.left.and.exclamationmark.bubble.right @bubble.left .66 -3.6 -3.6 ; ^@bubble.right .66 3.6 3.6
    quote.opening |M3 12.5 C3 8 5 5.5 9.5 4.5 V7.2 C7.4 7.8 6.4 9 6.4 10.8 H10.5 V18 H3 Z M13.5 12.5 C13.5 8 15.5 5.5 20 4.5 V7.2 C17.9 7.8 16.9 9 16.9 10.8 H21 V18 H13.5 Z
    quote.closing @quote.opening 1 0 .5 180
    text.quote M3.5 4 V20 M8 6 H20.5 M8 12 H20.5 M8 18 H16
    envelope R2.2 5 19.6 14 2.6 M3 6.3 L10.3 12.6 C11.3 13.4 12.7 13.4 13.7 12.6 L21 6.3
    envelope.open M2.5 10.4 C2.5 9.6 2.8 9.1 3.4 8.6 L10.3 3.4 C11.3 2.7 12.7 2.7 13.7 3.4 L20.6 8.6 C21.2 9.1 21.5 9.6 21.5 10.4 V18.6 a19 18.6 2.5 0 90 H5 a5 18.6 2.5 90 180 Z M2.9 10 L12 15.6 L21.1 10
    envelope.arrow.triangle.branch @envelope
    mail.stack M5 6.5 H19 M7 3.2 H17 ; @envelope .92 0 2.8
    mail @envelope
    paperplane M2.8 11 L21 3 L13.8 21 L11 13.2 Z M11 13.2 L20.6 3.4
    bell M4.2 17.4 C6 15.4 6.2 13.4 6.2 10.2 C6.2 6.6 8.7 4.2 12 4.2 C15.3 4.2 17.8 6.6 17.8 10.2 C17.8 13.4 18 15.4 19.8 17.4 Z ; A12 18.8 2.8 18 162 M12 4 V2.8
    bell.and.waves.left.and.right @bell .78 0 0 ; A12 10 10 -32 18 A12 10 10 162 212
    megaphone M3 9.8 H7.5 L17.5 4.8 V18.2 L7.5 14.2 H3 Z ; M7.2 14.4 L8.6 20 H11.6 L10.6 15.6 M20.6 9.8 V13.2
    newspaper M6 4.5 H21.2 V17.5 a18.7 17.5 2.5 0 90 H5.3 a5.3 17.5 2.5 90 180 V8.5 H6 Z M9.5 8.5 H17.8 M9.5 12 H17.8 M9.5 15.8 H14
    at A12 12 9.4 52 -300 M15.9 8.4 V13.2 C15.9 16.6 21.2 16.4 21.4 12 O12 12 3.9
    number M9.4 3.5 L7.4 20.5 M16.8 3.5 L14.8 20.5 M4 8.8 H21 M3.2 15.2 H20.2
    percent O7 7 3.2 O17 17 3.2 M18.5 4.5 L5.5 19.5
    asterisk M12 4 V20 M5 8 L19 16 M19 8 L5 16
    pencil M3.6 20.4 L5 15.2 L16 4.2 C17.3 2.9 18.7 2.9 19.9 4.1 C21.1 5.3 21.1 6.7 19.8 8 L8.8 19 Z M14 6.4 L17.6 10
    pencil.line @pencil .9 0 -1 ; M13 21.4 H21.5
    pencil.and.outline @pencil .9 0 -1 ; M3 21.4 C8 18.4 11 23 14.5 20 C16.5 18.4 18.5 20.6 21 19.6
    pencil.tip M12 2.5 L17 13 L14.5 21 H9.5 L7 13 Z M12 2.5 V12 O12 13.5 1.6
    square.and.pencil M12.5 4.2 H6.8 a6.8 7 2.8 270 180 V17.4 a6.8 17.4 2.8 180 90 H17.2 a17.2 17.4 2.8 90 0 V11.8 ; ^@pencil .62 4.2 -4.2
    rectangle.and.pencil.and.ellipsis M13 6 H4.6 a4.6 8.4 2.4 270 180 V15.6 a4.6 15.6 2.4 180 90 H19.4 a19.4 15.6 2.4 90 0 V12.5 |O6.4 12 1.2 O9.8 12 1.2 ; ^@pencil .52 4.6 -3.6
    scribble M3 9 C6 3 12 3 10 8 C8 13 4 17 8 17.5 C13 18 14 8 18 8.5 C21 9 15 18 18.5 18.5 C20 18.7 21 17.6 21.5 16.5
    scribble.variable @scribble
    signature M3 16.5 C7 14 10.5 8 9.6 5 C9 3 6.4 4 6.2 8.5 C6 13 7.5 16.5 9.5 16 C11 15.6 11.6 12 13 12 C14.4 12 13 16.4 14.6 16.2 C16 16 16.4 12.6 17.8 12.8 C19 13 18.6 15.8 21 15.4 M3.5 20.5 H20.5
    lasso M6.6 16 C4 14.8 2.5 12.6 2.5 10.2 C2.5 6.2 6.8 3.5 12 3.5 C17.2 3.5 21.5 6.2 21.5 10.2 C21.5 14.2 17.2 17 12 17 C11 17 10.4 16.9 9.8 16.8 O8 16.4 2 M7.6 18.4 C7.8 20.4 6.6 21.4 4.6 21.6
    scissors O6.2 18 2.9 O17.8 18 2.9 M7.8 15.6 L16.6 2.8 M16.2 15.6 L7.4 2.8
    trash M3.5 5.8 H20.5 M9 5.6 V4.8 C9 3.5 9.7 2.8 11 2.8 H13 C14.3 2.8 15 3.5 15 4.8 V5.6 ; M5.6 6 L6.5 18.9 C6.6 20.4 7.5 21.3 9 21.3 H15 C16.5 21.3 17.4 20.4 17.5 18.9 L18.4 6 Z M9.6 9.6 L9.9 17.6 M14.4 9.6 L14.1 17.6
    xmark.bin M3.5 5 H20.5 L18.6 19 C18.4 20.5 17.6 21.2 16.2 21.2 H7.8 C6.4 21.2 5.6 20.5 5.4 19 Z M9 10 L15 16 M15 10 L9 16
    doc M7.4 2.5 H13.4 L19 8.2 V19.2 a16.7 19.2 2.3 0 90 H7.3 a7.3 19.2 2.3 90 180 V4.8 a7.3 4.8 2.3 180 270 Z M13.2 2.8 V6.6 C13.2 7.8 13.9 8.4 15 8.4 H18.8
    doc.text @doc ; M8.6 12.6 H15.4 M8.6 16.6 H15.4
    doc.plaintext @doc ; M8.6 12.6 H15.4 M8.6 16.6 H13
    doc.richtext @doc ; M8.6 17.4 H15.4 |R8.4 10.6 7.2 4.4 .6
    doc.text.image @doc.richtext
    doc.on.doc @doc .78 3.2 -2.8 ; ^@doc .78 -3.2 2.8
    doc.on.clipboard @clipboard .86 -1.8 -1.6 ; ^@doc .66 4.2 4
    doc.append @doc
    doc.circle O12 12 10 ; @doc .5
    doc.zipper @doc ; M9 4 V4.4 M9 8 V8.4 M9 12 V12.4 M9 15.6 V18
    doc.text.magnifyingglass @doc.text .9 -1.8 -1 ; ^@magnifyingglass .5 5 5
    doc.text.below.ecg @doc.text .84 0 -1.8 ; M3 21.4 H8 L10 19.6 L12.6 22 L14.6 21.4 H21
    clipboard M8 4 H7 a7 6.4 2.4 270 180 V19.2 a7 19.2 2.4 180 90 H17 a17 19.2 2.4 90 0 V6.4 a17 6.4 2.4 0 -90 H16 R8.2 2.2 7.6 3.8 1.4
    clipboard.fill R4.6 4 14.8 17.6 2.4 |R4.6 4 14.8 17.6 2.4 ; ^|R8.2 2.2 7.6 3.8 1.4
    list.clipboard @clipboard ; M11.8 11 H16 M11.8 15.8 H16 |O8.6 11 1.2 O8.6 15.8 1.2
    list.bullet.clipboard @list.clipboard
    pencil.and.list.clipboard @list.clipboard
    folder M4.9 4.6 H8.5 C9.4 4.6 9.9 4.8 10.5 5.4 L11.7 6.6 H19.1 a19.1 9 2.4 270 360 V17 a19.1 17 2.4 0 90 H4.9 a4.9 17 2.4 90 180 V7 a4.9 7 2.4 180 270 Z M2.5 10.4 H21.5
    folder.circle O12 12 10 ; @folder .54 0 0 0 .85
    paperclip M19 10.6 L11.4 18.2 C9.3 20.3 6.3 20.5 4.5 18.6 C2.6 16.7 2.8 13.7 4.9 11.6 L12.9 3.6 C14.4 2.1 16.6 2.1 18 3.5 C19.4 4.9 19.4 7.1 17.9 8.6 L10.4 16.1 C9.6 16.9 8.4 16.9 7.7 16.2 C7 15.5 7 14.3 7.8 13.5 L14.4 6.9
    link M10.2 14.6 C8.2 12.6 8.2 10.2 10.2 8.2 L13.8 4.6 C15.6 2.8 18 2.8 19.6 4.4 C21.2 6 21.2 8.4 19.4 10.2 L17.4 12.2 M13.8 9.4 C15.8 11.4 15.8 13.8 13.8 15.8 L10.2 19.4 C8.4 21.2 6 21.2 4.4 19.6 C2.8 18 2.8 15.6 4.6 13.8 L6.6 11.8
    bold "B 22 12 12
    italic M10.5 4 H18 M6 20 H13.5 M14.4 4 L9.6 20
    underline M6.5 3.2 V10.6 a12 10.6 5.5 180 0 V3.2 M4.5 20.6 H19.5
    strikethrough "S 21 12 12 ; M3 12 H21
    bold.italic.underline "B 12 4.6 11 ; M11 6.8 H14 M9.4 15.2 H12.4 M12.6 6.8 L10.8 15.2 M15.6 6.6 V12 a18.6 12 3 180 0 V6.6 M15 19 H22
    textformat "Aa 17 12 12
    textformat.size "A 13 6.4 14 ; "A 22 16 12
    textformat.size.larger "A 22 12 12
    textformat.size.smaller "A 13 12 13
    textformat.alt @textformat
    textformat.abc "abc 13 12 12
    textformat.123 "123 12 12 12
    textformat.subscript "A 17 9 11 ; "2 10 19 18
    textformat.superscript "A 17 9 13 ; "2 10 19 6.5
    character "A 22 12 12
    abc "abc 13 12 12
    textbox R2.2 4.5 19.6 15 2.6 M8 8.5 H16 M12 8.5 V15.8
    character.cursor.ibeam "A 18 7.8 12 ; M16 4.5 C17.6 4.5 18.5 5 18.5 6.4 C18.5 5 19.4 4.5 21 4.5 M16 19.5 C17.6 19.5 18.5 19 18.5 17.6 C18.5 19 19.4 19.5 21 19.5 M18.5 6 V18
    textformat.characters "A 18 7.8 12
    cursorarrow |M6 2.5 L18.5 14.5 L12.8 15 L16 21 L13.4 22.2 L10.4 16.2 L6 19.8 Z
    cursorarrow.rays |M9 8.5 L21 14 L16 15.6 L20.2 20 L18.4 21.8 L14 17.6 L12.6 22 Z ; M8.5 2.5 V4.5 M2.5 8.5 H4.5 M4.2 4.2 L5.6 5.6 M12.8 4.2 L11.6 5.4 M4.2 12.8 L5.4 11.6
    text.alignleft M3 5 H21 M3 9.7 H15 M3 14.3 H21 M3 19 H15
    text.aligncenter M3 5 H21 M6 9.7 H18 M3 14.3 H21 M6 19 H18
    text.alignright M3 5 H21 M9 9.7 H21 M3 14.3 H21 M9 19 H21
    text.justify M3 5 H21 M3 9.7 H21 M3 14.3 H21 M3 19 H21
    text.justify.left @text.justify ; -|R18 12 6 10 0
    text.insert M3 5 H21 M3 19 H21 M9 12 H21 |M2.5 8.6 L7 12 L2.5 15.4 Z
    text.append M3 5 H21 M3 10 H21 M3 15 H12 M18 13.5 V20.5 M14.5 17 H21.5
    text.redaction M3 5 H9 M3 19 H14 |R2.5 9.5 19 5 1 R12 3 9.5 4 1
    text.word.spacing M3 12 H8 M16 12 H21 M12 5 V19
    text.viewfinder @viewfinder ; M7.5 9 H16.5 M7.5 12.2 H16.5 M7.5 15.4 H13
    text.magnifyingglass M3 5 H21 M3 10 H9.5 M3 15 H8 M3 20 H10 ; O15.6 13.6 3.8 M18.4 16.4 L21.6 19.6
    increase.indent M3 5 H21 M3 19 H21 M11 9.7 H21 M11 14.3 H21 |M3 8.2 L8 12 L3 15.8 Z
    decrease.indent M3 5 H21 M3 19 H21 M11 9.7 H21 M11 14.3 H21 |M8 8.2 L3 12 L8 15.8 Z
    list.bullet M9 5.6 H21 M9 12 H21 M9 18.4 H21 |O4.2 5.6 1.7 O4.2 12 1.7 O4.2 18.4 1.7
    list.dash M9 5.6 H21 M9 12 H21 M9 18.4 H21 M3 5.6 H5 M3 12 H5 M3 18.4 H5
    list.number M10 5.6 H21 M10 12 H21 M10 18.4 H21 ; W.8 "1 8 4.6 5.6 ; "2 8 4.6 12 ; "3 8 4.6 18.4
    list.star M11 5.6 H21 M11 12 H21 M11 18.4 H21 ; |M4.6 2.2 L5.6 4.4 L8 4.7 L6.2 6.3 L6.7 8.6 L4.6 7.4 L2.5 8.6 L3 6.3 L1.2 4.7 L3.6 4.4 Z ; |O4.6 12 1.6 O4.6 18.4 1.6
    list.bullet.indent M9 5.6 H21 M13 12 H21 M13 18.4 H21 |O4.2 5.6 1.7 O8.4 12 1.7 O8.4 18.4 1.7
    list.bullet.below.rectangle R3 3 18 7 1.8 ; M9 15 H21 M9 20 H21 |O4.4 15 1.5 O4.4 20 1.5
    text.below.photo R3 2.6 18 11.4 2 M3.4 12.4 L8 8.6 L11 11.2 L14 8.6 L20.6 12.8 ; M3 18 H21 M3 21.8 H14
    list.triangle M9 5.6 H21 M9 12 H21 M9 18.4 H21 |M3 3.6 L6.4 5.6 L3 7.6 Z M3 10 L6.4 12 L3 14 Z M3 16.4 L6.4 18.4 L3 20.4 Z
    list.bullet.rectangle R2.2 4.5 19.6 15 2.6 M9.6 9.4 H17.6 M9.6 14.6 H17.6 |O6.4 9.4 1.2 O6.4 14.6 1.2
    list.dash.header.rectangle R2.2 4.5 19.6 15 2.6 M2.4 8.8 H21.6 M6.5 12.6 H17.5 M6.5 16 H17.5
    list.and.film @list.bullet
    checklist M2.8 5.6 L4.4 7.2 L7.2 3.6 M2.8 12 L4.4 13.6 L7.2 10 M2.8 18.4 L4.4 20 L7.2 16.4 M11 5.6 H21 M11 12 H21 M11 18.4 H21
    highlighter M14.5 3.5 L20.5 9.5 L12.5 16 L8 11.5 Z M8 11.5 L6.5 16 L8 17.5 L12.5 16 M6.5 16 L4 19.5 H7.5 L8 17.5 M3 22 H21
    eraser M8.6 20 L3.6 15 C2.7 14.1 2.7 12.9 3.6 12 L12 3.6 C12.9 2.7 14.1 2.7 15 3.6 L20.4 9 C21.3 9.9 21.3 11.1 20.4 12 L12.4 20 Z M8.2 7.8 L16.2 15.8 ; M12 20 H20.5
    paintbrush M20.6 2.8 C16 4.8 12.8 8.4 10.6 12.4 L12.6 14.4 C16.4 12 19.6 8.4 21.2 3.4 Z ; M9.4 13.4 C6.4 13.4 5 15.2 4.8 17.4 C4.7 18.8 4.2 19.6 3 20.2 C7.8 22 12 20 11.8 15.8 Z
    paintbrush.pointed @paintbrush
    paintpalette M12 3 C6.8 3 2.5 7 2.5 12.2 C2.5 17.2 6.4 21 10.6 21 C13.2 21 13 18.4 12.4 17.2 C11.8 15.8 12.6 14.6 14.2 14.6 H17.4 C20 14.6 21.5 13.2 21.5 11 C21.5 6.4 17.2 3 12 3 Z |O7.4 10 1.4 O11 6.9 1.4 O15.8 8.2 1.4
    eyedropper M13.4 7 L17 10.6 L8.4 19.2 C7.6 20 6.6 20.2 5.6 19.8 L3.6 20.8 L3.2 20.4 L4.2 18.4 C3.8 17.4 4 16.4 4.8 15.6 Z ; |M11.6 7.4 L13 6 L15.4 3.6 C17 2 19 2 20.4 3.4 C21.8 4.8 22 7 20.4 8.6 L18 11 L16.6 12.4 Z
    crop M6.5 2.5 V17.5 H21.5 M2.5 6.5 H17.5 V21.5
    crop.rotate @crop .72 0 1.6 ; A12 12 10.4 -75 -20 A12 12 10.4 160 105
    rotate.left R3 10.8 12 10.8 2.2 ; A12 12.4 8.2 10 -92 M14.2 1.9 L11.4 4.3 L14.2 7
    rotate.right %rotate.left
    flip.horizontal M12 2.5 V21.5 M9 6 V18 H2.8 Z M15 6 V18 H21.2 Z
    wand.and.stars M3.6 20.4 L14.6 9.4 ; @_star4 .5 5.4 -6 ; @_star4 .42 -5.6 -6 ; @_star4 .42 7 3
    wand.and.rays M3.6 20.4 L14 10 M16.8 2.5 V5 M21.5 7.2 H19 M12 4 L13.4 5.4 M20 12 L18.6 10.6 M20 4 L18.4 5.6
    wand.and.stars.inverse @wand.and.stars
    slider.horizontal.3 M2.8 5.6 H21.2 M2.8 12 H21.2 M2.8 18.4 H21.2 ; ^O8.8 5.6 2 O15.2 12 2 O8.8 18.4 2
    slider.vertical.3 @slider.horizontal.3 1 0 0 270
    slider.horizontal.2.square.on.square @slider.horizontal.3
    slider.horizontal.below.rectangle R2.5 3.5 19 9 2.2 ; M2.8 18.4 H21.2 ; ^O9 18.4 2.1
    switch.2 R2.5 3.4 19 7.2 3.6 R2.5 13.4 19 7.2 3.6 |O17.6 7 2 O6.4 17 2
    togglepower O12 12 9.5 M12 8 V16
    lightswitch.on R6 2.5 12 19 2.4 R9.5 6 5 12 1.4 M9.5 12 H14.5
    dial.min O12 12 9.5 M12 12 L7 17
    dial.low @dial.min
    scroll M7 4 H17.5 a17.5 6.5 2.5 270 360 V17 M7 4 a7 6.5 2.5 270 180 V17.5 M2.5 17.5 H15 a17.5 17.5 2.5 180 0 M2.5 17.5 a5 17.5 2.5 180 90 H17.5 M8 9 H16.5 M8 13 H16.5
    book M12 6.6 C9.8 4.8 6.2 4.2 2.6 4.6 V18.4 C6.2 18 9.8 18.6 12 20.4 C14.2 18.6 17.8 18 21.4 18.4 V4.6 C17.8 4.2 14.2 4.8 12 6.6 Z M12 7 V19.6
    book.closed M7.6 2.5 H18.8 V17.4 H7.2 C5.6 17.4 4.6 18.2 4.6 19.5 C4.6 20.8 5.6 21.5 7.2 21.5 H18.8 V17.4 M4.6 19.3 V5.5 C4.6 3.5 5.6 2.5 7.6 2.5 M8.8 2.5 V17.4
    book.closed.fill |M7.6 1.5 H19.8 V22.5 H7.2 C5 22.5 3.6 21.2 3.6 19.4 V5.5 C3.6 3 5 1.5 7.6 1.5 Z ; -W.8 M18.4 18.4 H7.4 C5.6 18.4 5.6 20.4 7.4 20.4 H18.4
    book.circle O12 12 10 ; @book .52
    books.vertical R2.6 3 4.8 18 1.2 M2.8 7 H7.2 R7.6 3 4.8 18 1.2 M7.8 17 H12.2 ; @_book.leaning
    _book.leaning M13.2 5.2 L16.8 4 C17.4 3.8 17.9 4 18.1 4.6 L22 18.6 C22.1 19.2 21.9 19.7 21.3 19.9 L18 20.9 C17.4 21.1 16.9 20.8 16.7 20.2 L12.6 6.4 C12.4 5.8 12.6 5.4 13.2 5.2 Z M13.8 9.2 L18.6 7.8
    text.book.closed @book.closed ; M11.4 6.6 H16 M11.4 10.2 H16
    text.book.closed.fill @book.closed.fill ; -M8.4 6.6 H15.6 M8.4 10.6 H15.6
    magazine M4.5 3 H19.5 V21 H4.5 Z M8 7 H16 M8 11 H12 |R13.5 11 3 6 .5
    bookmark M6.2 4.9 C6.2 3.6 7 2.8 8.3 2.8 H15.7 C17 2.8 17.8 3.6 17.8 4.9 V21 L12 16 L6.2 21 Z
    rosette O12 9 6.5 M8.4 14.4 V21.4 L12 18.8 L15.6 21.4 V14.4
    graduationcap M12 4.5 L22 9.4 L12 14.4 L2 9.4 Z ; M6 12 V17 C9 19.8 15 19.8 18 17 V12 M20.8 10.4 V16.5
    """
}
