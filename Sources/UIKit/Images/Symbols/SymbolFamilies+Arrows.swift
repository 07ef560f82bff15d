/// Arrows, marks, plain shapes and how things are laid out; see ``SymbolReader``.
extension SymbolFamilies {
  static let arrows = """
    chevron.left M15 4 L7 12 L15 20
    chevron.right M9 4 L17 12 L9 20
    chevron.up M4 15 L12 7 L20 15
    chevron.down M4 9 L12 17 L20 9
    chevron.compact.down M2.8 10 L12 14 L21.2 10
    chevron.compact.up @chevron.compact.down 1 0 0 180
    chevron.compact.left @chevron.compact.down 1 0 0 90
    chevron.compact.right @chevron.compact.down 1 0 0 270
    chevron.left.2 M11.4 5 L4.4 12 L11.4 19 M19.4 5 L12.4 12 L19.4 19
    chevron.right.2 %chevron.left.2
    chevron.up.chevron.down M6.5 9 L12 3.5 L17.5 9 M6.5 15 L12 20.5 L17.5 15
    chevron.left.forwardslash.chevron.right M7 6.5 L2 12 L7 17.5 M17 6.5 L22 12 L17 17.5 M13.8 4.5 L10.2 19.5
    arrow.left M20 12 H4 M11 5 L4 12 L11 19
    arrow.right M4 12 H20 M13 5 L20 12 L13 19
    arrow.up M12 20 V4 M5 11 L12 4 L19 11
    arrow.down M12 4 V20 M5 13 L12 20 L19 13
    arrow.up.right M6 18 L18 6 M8.5 6 H18 V15.5
    arrow.up.left M18 18 L6 6 M15.5 6 H6 V15.5
    arrow.down.right M6 6 L18 18 M18 8.5 V18 H8.5
    arrow.down.left M18 6 L6 18 M6 8.5 V18 H15.5
    arrow.left.and.right M3 12 H21 M8 7 L3 12 L8 17 M16 7 L21 12 L16 17
    arrow.up.and.down @arrow.left.and.right 1 0 0 90
    arrow.up.and.down.and.arrow.left.and.right M2.8 12 H21.2 M12 2.8 V21.2 M5.8 9 L2.8 12 L5.8 15 M18.2 9 L21.2 12 L18.2 15 M9 5.8 L12 2.8 L15 5.8 M9 18.2 L12 21.2 L15 18.2
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left @arrow.up.and.down.and.arrow.left.and.right 1 0 0 45
    arrow.left.arrow.right M20 8 H4.5 M8.5 3.8 L4.3 8 L8.5 12.2 M4 16 H19.5 M15.5 11.8 L19.7 16 L15.5 20.2
    arrow.right.arrow.left M4 8 H19.5 M15.5 3.8 L19.7 8 L15.5 12.2 M20 16 H4.5 M8.5 11.8 L4.3 16 L8.5 20.2
    arrow.up.arrow.down M8 20 V4.5 M3.8 8.5 L8 4.3 L12.2 8.5 M16 4 V19.5 M11.8 15.5 L16 19.7 L20.2 15.5
    arrow.up.left.and.arrow.down.right M10 10 L3.8 3.8 M3.8 9.4 V3.8 H9.4 M14 14 L20.2 20.2 M20.2 14.6 V20.2 H14.6
    arrow.down.right.and.arrow.up.left M3.5 3.5 L10 10 M10 4.6 V10 H4.6 M20.5 20.5 L14 14 M14 19.4 V14 H19.4
    arrow.down.left.and.arrow.up.right %arrow.down.right.and.arrow.up.left
    arrow.up.right.and.arrow.down.left %arrow.up.left.and.arrow.down.right
    arrow.up.to.line M5 3.2 H19 M12 21 V7.6 M6 13.4 L12 7.4 L18 13.4
    arrow.down.to.line @arrow.up.to.line 1 0 0 180
    arrow.left.to.line @arrow.up.to.line 1 0 0 270
    arrow.right.to.line @arrow.up.to.line 1 0 0 90
    arrow.up.to.line.compact @arrow.up.to.line
    arrow.down.to.line.compact @arrow.down.to.line
    arrow.left.and.line.vertical.and.arrow.right M12 3 V21 M8.5 12 H2.5 M5.5 9 L2.5 12 L5.5 15 M15.5 12 H21.5 M18.5 9 L21.5 12 L18.5 15
    arrow.right.and.line.vertical.and.arrow.left M12 3 V21 M2 12 H8.4 M5.5 9 L8.5 12 L5.5 15 M22 12 H15.6 M18.5 9 L15.5 12 L18.5 15
    arrow.up.and.line.horizontal.and.arrow.down @arrow.left.and.line.vertical.and.arrow.right 1 0 0 90
    arrow.down.and.line.horizontal.and.arrow.up @arrow.right.and.line.vertical.and.arrow.left 1 0 0 90
    arrow.turn.down.left M19.5 4 V11 a16.5 11 3 0 90 H4.5 M10 8.2 L4.2 14 L10 19.8
    arrow.turn.down.right %arrow.turn.down.left
    arrow.turn.up.right @arrow.turn.down.left 1 0 0 180
    arrow.turn.up.left @arrow.turn.down.right 1 0 0 180
    arrow.turn.right.up @arrow.turn.down.right 1 0 0 270
    arrow.turn.right.down @arrow.turn.up.right 1 0 0 90
    arrow.turn.left.up @arrow.turn.down.left 1 0 0 90
    arrow.turn.left.down @arrow.turn.up.left 1 0 0 270
    return @arrow.turn.down.left
    arrow.uturn.left M8.8 3.4 L3.8 8.4 L8.8 13.4 M4.2 8.4 H14.4 a14.4 14.3 5.9 270 450 H9.5
    arrow.uturn.right %arrow.uturn.left
    arrow.uturn.up @arrow.uturn.left 1 0 0 90
    arrow.uturn.down @arrow.uturn.left 1 0 0 270
    arrow.clockwise A12 12.6 8.2 -38 -330 M18.9 3 V8.2 H13.7
    arrow.counterclockwise %arrow.clockwise
    _circlepath A12 12 8.6 190 322 A12 12 8.6 10 142
    arrow.triangle.2.circlepath @_circlepath ; |M22.6 5.4 L21.9 12.4 L15.8 8.8 Z M1.4 18.6 L2.1 11.6 L8.2 15.2 Z
    arrow.2.circlepath @_circlepath ; M20 3.6 L19 8.8 L13.8 7.6 M4 20.4 L5 15.2 L10.2 16.4
    arrow.triangle.2.circlepath.circle O12 12 10 ; @arrow.triangle.2.circlepath .6
    arrow.2.squarepath M5 13 V8 a7.6 8 2.6 180 270 H16 M19 11 V16 a16.4 16 2.6 0 90 H8 M13 2.4 L16.2 5.4 L13 8.4 M11 15.6 L7.8 18.6 L11 21.6
    arrow.rectanglepath @arrow.2.squarepath
    arrow.triangle.swap M4.5 8.5 C8 4.5 12 4.5 14.5 8 M19.5 15.5 C16 19.5 12 19.5 9.5 16 |M17.6 5 L17 12 L11.4 8.4 Z M6.4 19 L7 12 L12.6 15.6 Z
    arrow.triangle.branch M12 21.5 V15 C12 11 6.5 11.5 6.5 6.5 M12 15 C12 11 17.5 11.5 17.5 6.5 |M6.5 2 L10 7.4 H3 Z M17.5 2 L21 7.4 H14 Z
    arrow.triangle.merge @arrow.triangle.branch 1 0 0 180
    arrow.triangle.turn.up.right.diamond @diamond ; M9 15.5 V13 a11 13 2 180 270 H14 |M13.2 7.8 L17.4 11 L13.2 14.2 Z
    arrow.triangle.turn.up.right.circle O12 12 10 ; M8.6 16 V13 a10.6 13 2 180 270 H13.6 |M13 7.4 L17.6 11 L13 14.6 Z
    arrow.trianglehead.2.clockwise @arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise @arrow.clockwise
    arrow.trianglehead.counterclockwise @arrow.counterclockwise
    arrow.up.arrow.down.circle O12 12 10 ; @arrow.up.arrow.down .56
    arrowshape.turn.up.left M10.6 4.4 L2.8 11.4 L10.6 18.4 V14.4 C15.6 14.4 18.9 15.8 21.3 19.4 C20.8 13 17 8.6 10.6 8.4 Z
    arrowshape.turn.up.right %arrowshape.turn.up.left
    arrowshape.turn.up.left.2 M6.6 5.2 L2 11.4 L6.6 17.6 ; M13 4.8 L6.8 11.4 L13 18 V14.4 C17 14.4 19.6 15.8 21.6 19.2 C21.2 13.2 18.4 8.8 13 8.6 Z
    arrowshape.right M12.5 4.5 L21.2 12 L12.5 19.5 V15.5 H2.8 V8.5 H12.5 Z
    arrowshape.left %arrowshape.right
    arrowshape.up @arrowshape.right 1 0 0 270
    arrowshape.down @arrowshape.right 1 0 0 90
    arrowtriangle.right M7 4.4 L19 12 L7 19.6 Z
    arrowtriangle.left %arrowtriangle.right
    arrowtriangle.up @arrowtriangle.right 1 0 0 270
    arrowtriangle.down @arrowtriangle.right 1 0 0 90
    arrow.left.and.right.righttriangle.left.righttriangle.right @flip.horizontal
    _tray.square M8 9.2 H7.3 a7.3 11.7 2.5 270 180 V18.8 a7.3 18.8 2.5 180 90 H16.7 a16.7 18.8 2.5 90 0 V11.7 a16.7 11.7 2.5 0 -90 H16
    square.and.arrow.up @_tray.square ; M12 15 V2.6 M8 6.4 L12 2.4 L16 6.4
    square.and.arrow.down @_tray.square ; M12 2.4 V14.8 M8 11 L12 15 L16 11
    square.and.arrow.up.fill |R3.8 8.2 16.4 14.1 3.4 ; ^M12 15 V2.6 ; M8 6.4 L12 2.4 L16 6.4
    square.and.arrow.down.fill |R3.8 8.2 16.4 14.1 3.4 ; ^M12 2.4 V14.8 M8 11 L12 15 L16 11
    square.and.arrow.up.on.square @square .74 3 3 ; ^R2.6 8 12.6 10.6 2.2 ; ^M9 14 V2.4 M5.6 5.6 L9 2.2 L12.4 5.6
    square.and.arrow.down.on.square @square .74 3 3 ; ^R2.6 8 12.6 10.6 2.2 ; ^M9 2.2 V13.4 M5.6 10.2 L9 13.6 L12.4 10.2
    rectangle.portrait.and.arrow.right M14.5 8 V5.2 a12 5.2 2.5 0 -90 H6.5 a6.5 5.2 2.5 270 180 V18.8 a6.5 18.8 2.5 180 90 H12 a12 18.8 2.5 90 0 V16 M9 12 H21 M17.4 8.4 L21 12 L17.4 15.6
    rectangle.portrait.and.arrow.forward @rectangle.portrait.and.arrow.right
    rectangle.righthalf.inset.filled.arrow.right @rectangle.portrait.and.arrow.right
    arrow.right.to.line.compact @arrow.right.to.line
    arrow.right.doc.on.clipboard @doc.on.clipboard
    location.north.line M12 3 L18 17.5 L12 14.6 L6 17.5 Z ; M5 21.2 H19
    _caret M5 14 L12 7 L19 14
    control @_caret
    command M8.7 15.3 V6 a6 6 2.7 0 -270 H18 a18 6 2.7 90 -180 V18 a18 18 2.7 180 -90 H6 a6 18 2.7 270 0 Z
    option M3 5.5 H8.4 L15.4 18.5 H21 M14 5.5 H21
    shift M12 3.4 L3.2 12.4 H8 V19.6 H16 V12.4 H20.8 Z
    escape A13 13 8.2 -78 168 M11.6 11.6 L3.6 3.6 M3.4 9.2 V3.4 H9.2
    capslock M12 2.8 L3.4 11.2 H8 V16 H16 V11.2 H20.6 Z ; R8 19 8 2.4 .4
    delete.left M8.8 5 H19.2 a19.2 7.4 2.4 270 360 V16.6 a19.2 16.6 2.4 0 90 H8.8 C8.1 19 7.5 18.7 7 18.2 L2 12 L7 5.8 C7.5 5.3 8.1 5 8.8 5 Z M11.4 9 L17.4 15 M17.4 9 L11.4 15
    delete.right %delete.left
    xmark M5 5 L19 19 M19 5 L5 19
    plus M12 4 V20 M4 12 H20
    minus M4 12 H20
    checkmark M5 13 L10 18 L19.5 5.5
    divide M4 12 H20 |O12 6 1.7 O12 18 1.7
    equal M4 9 H20 M4 15 H20
    plusminus M12 3 V14 M6.5 8.5 H17.5 M6.5 19.5 H17.5
    lessthan M19 5 L5 12 L19 19
    greaterthan M5 5 L19 12 L5 19
    exclamationmark M12 3.5 V14.6 |O12 19.6 1.6
    exclamationmark.2 M8 3.5 V14.6 M16 3.5 V14.6 |O8 19.6 1.6 O16 19.6 1.6
    exclamationmark.3 M5 3.5 V14.6 M12 3.5 V14.6 M19 3.5 V14.6 |O5 19.6 1.6 O12 19.6 1.6 O19 19.6 1.6
    questionmark M7.2 8 C7.4 5.2 9.3 3.5 12.1 3.5 C14.8 3.5 16.8 5.2 16.8 7.8 C16.8 11.4 12 11.4 12 15 |O12 19.6 1.6
    info M9.4 10.4 H12.4 V20 M8.6 20 H16.2 |O12 5 1.9
    info.circle O12 12 10 M10.4 11 H12.4 V16.6 M10 16.6 H14.8 |O12 7.4 1.4
    exclamationmark.arrow.triangle.2.circlepath @arrow.triangle.2.circlepath ; M12 8.2 V12.6 |O12 15.6 1.2
    exclamationmark.circle O12 12 10 M12 6.8 V13 |O12 16.7 1.3
    questionmark.circle O12 12 10 ; "? 13 12 12
    exclamationmark.triangle M10.4 4 C11.1 2.8 12.9 2.8 13.6 4 L21.5 17.8 C22.2 19 21.3 20.6 19.9 20.6 H4.1 C2.7 20.6 1.8 19 2.5 17.8 Z M12 8.8 V13.6 |O12 17 1.3
    ellipsis |O5 12 2 O12 12 2 O19 12 2
    ellipsis.circle O12 12 10 |O7.4 12 1.5 O12 12 1.5 O16.6 12 1.5
    line.3.horizontal M4 6.5 H20 M4 12 H20 M4 17.5 H20
    line.3.horizontal.circle O12 12 10 M7.4 8.4 H16.6 M7.4 12 H16.6 M7.4 15.6 H16.6
    line.2.horizontal.decrease.circle O12 12 10 M7.4 10.4 H16.6 M9.8 14 H14.2
    line.3.horizontal.decrease M3.5 6.5 H20.5 M6.8 12 H17.2 M10 17.5 H14
    line.3.horizontal.decrease.circle O12 12 10 M6.8 8.6 H17.2 M8.8 12.2 H15.2 M10.8 15.8 H13.2
    line.3.crossed.swirl.circle O12 12 10 M7 9 H17 M7 15 H17 M8.5 17 L15.5 7
    line.diagonal M19 5 L5 19
    line.horizontal.3.decrease @line.3.horizontal.decrease
    text.line.first.and.arrowtriangle.forward @text.insert
    circle O12 12 10
    circle.lefthalf.filled O12 12 10 |A12 12 10 90 270 Z
    circle.righthalf.filled %circle.lefthalf.filled
    circle.tophalf.filled @circle.lefthalf.filled 1 0 0 90
    circle.bottomhalf.filled @circle.lefthalf.filled 1 0 0 270
    circle.inset.filled O12 12 10 |O12 12 6.4
    circle.dotted A12 12 9.8 0 0.1 A12 12 9.8 24 24.1 A12 12 9.8 48 48.1 A12 12 9.8 72 72.1 A12 12 9.8 96 96.1 A12 12 9.8 120 120.1 A12 12 9.8 144 144.1 A12 12 9.8 168 168.1 A12 12 9.8 192 192.1 A12 12 9.8 216 216.1 A12 12 9.8 240 240.1 A12 12 9.8 264 264.1 A12 12 9.8 288 288.1 A12 12 9.8 312 312.1 A12 12 9.8 336 336.1
    circle.dashed A12 12 9.6 -14 14 A12 12 9.6 31 59 A12 12 9.6 76 104 A12 12 9.6 121 149 A12 12 9.6 166 194 A12 12 9.6 211 239 A12 12 9.6 256 284 A12 12 9.6 301 329
    circle.grid.2x2 O7.2 7.2 3.8 O16.8 7.2 3.8 O7.2 16.8 3.8 O16.8 16.8 3.8
    circle.grid.3x3 O5 5 2.2 O12 5 2.2 O19 5 2.2 O5 12 2.2 O12 12 2.2 O19 12 2.2 O5 19 2.2 O12 19 2.2 O19 19 2.2
    circle.grid.cross O12 5 2.6 O5 12 2.6 O19 12 2.6 O12 19 2.6
    circle.hexagongrid O12 12 2.4 O12 5 2.4 O12 19 2.4 O5.9 8.5 2.4 O18.1 8.5 2.4 O5.9 15.5 2.4 O18.1 15.5 2.4
    circlebadge O12 12 5.5
    circlebadge.2 O7.4 12 4 O16.6 12 4
    smallcircle.circle O12 12 10 O12 12 4
    smallcircle.filled.circle O12 12 10 |O12 12 4.4
    largecircle.fill.circle O12 12 10 |O12 12 7
    circle.circle O12 12 10 O12 12 5.5
    target O12 12 10 O12 12 5.8 |O12 12 2
    scope O12 12 8.4 M12 1.8 V8.4 M12 15.6 V22.2 M1.8 12 H8.4 M15.6 12 H22.2
    plus.viewfinder @viewfinder ; M12 8 V16 M8 12 H16
    dot.circle O12 12 10 |O12 12 3
    dot.circle.and.hand.point.up.left O8.4 8.4 5.8 |O8.4 8.4 2 ; ^@hand.point.up.left .56 5 5
    circle.and.line.horizontal O12 12 4 M2 12 H8 M16 12 H22
    square R3.2 3.2 17.6 17.6 3
    square.dashed M3.2 8 V6.2 a6.2 6.2 3 180 270 H8 M16 3.2 H17.8 a17.8 6.2 3 270 360 V8 M20.8 16 V17.8 a17.8 17.8 3 0 90 H16 M8 20.8 H6.2 a6.2 17.8 3 90 180 V16 M11 3.2 H13 M11 20.8 H13 M3.2 11 V13 M20.8 11 V13
    square.text.square @square ; M7.4 9 H16.6 M7.4 13 H13
    square.fill.text.grid.1x2 |R2.6 3 7.4 7.4 1.4 R2.6 13.6 7.4 7.4 1.4 ; M13.4 4.6 H21 M13.4 8.8 H18 M13.4 15.2 H21 M13.4 19.4 H18
    square.lefthalf.filled @square ; |M12 3.2 H6.2 a6.2 6.2 3 270 180 V17.8 a6.2 17.8 3 180 90 H12 Z
    square.righthalf.filled %square.lefthalf.filled
    square.split.2x1 R2.4 4.4 19.2 15.2 2.6 M12 4.4 V19.6
    square.split.1x2 R2.4 4.4 19.2 15.2 2.6 M2.4 12 H21.6
    square.split.2x2 R3.2 3.2 17.6 17.6 3 M12 3.2 V20.8 M3.2 12 H20.8
    square.split.bottomrightquarter @square.split.2x2
    square.on.square M6.6 16.2 H5.6 a5.6 13.6 2.6 90 180 V5.4 a5.6 5.4 2.6 180 270 H13.8 a13.8 5.4 2.6 270 360 V6.4 ; R7.6 7.6 13.4 13.4 2.6
    square.on.square.dashed @square.dashed .76 -2 -2 ; ^R7.6 7.6 13.4 13.4 2.6
    square.on.circle O9 9 6.4 ; ^R10 10 11.4 11.4 2
    square.filled.on.square @square.on.square ; |R7.6 7.6 13.4 13.4 2.6
    square.stack M7.5 2.8 H16.5 M5.4 6 H18.6 ; R3.4 9.2 17.2 12 2.4
    square.stack.3d.up M12 3 L21.5 8 L12 13 L2.5 8 Z ; M4.6 11 L2.5 12.2 L12 17.2 L21.5 12.2 L19.4 11 M4.6 15.2 L2.5 16.4 L12 21.4 L21.5 16.4 L19.4 15.2
    square.stack.3d.down.right @square.stack.3d.up
    square.2.layers.3d @square.stack.3d.up
    square.3.layers.3d @square.stack.3d.up
    _tile R3.2 3.2 7.4 7.4 1.6
    square.grid.2x2 R3.2 3.2 7.2 7.2 1.6 R13.6 3.2 7.2 7.2 1.6 R3.2 13.6 7.2 7.2 1.6 R13.6 13.6 7.2 7.2 1.6
    square.grid.3x3 R2.6 2.6 4.6 4.6 1 R9.7 2.6 4.6 4.6 1 R16.8 2.6 4.6 4.6 1 R2.6 9.7 4.6 4.6 1 R9.7 9.7 4.6 4.6 1 R16.8 9.7 4.6 4.6 1 R2.6 16.8 4.6 4.6 1 R9.7 16.8 4.6 4.6 1 R16.8 16.8 4.6 4.6 1
    square.grid.3x2 R2.6 5 4.6 5 1 R9.7 5 4.6 5 1 R16.8 5 4.6 5 1 R2.6 14 4.6 5 1 R9.7 14 4.6 5 1 R16.8 14 4.6 5 1
    square.grid.3x1.below.line.grid.1x2 M3 4.5 H21 M3 9.5 H21 R2.6 14.5 4.6 5 1 R9.7 14.5 4.6 5 1 R16.8 14.5 4.6 5 1
    square.grid.4x3.fill |R2 3.6 4 4 .6 R7.4 3.6 4 4 .6 R12.7 3.6 4 4 .6 R18 3.6 4 4 .6 R2 10 4 4 .6 R7.4 10 4 4 .6 R12.7 10 4 4 .6 R18 10 4 4 .6 R2 16.4 4 4 .6 R7.4 16.4 4 4 .6 R12.7 16.4 4 4 .6 R18 16.4 4 4 .6
    grid R3.2 3.2 17.6 17.6 3 M9.1 3.2 V20.8 M14.9 3.2 V20.8 M3.2 9.1 H20.8 M3.2 14.9 H20.8
    rectangle R2.2 5 19.6 14 2.6
    rectangle.portrait R5 2.2 14 19.6 2.6
    rectangle.split.3x1 @rectangle ; M8.8 5 V19 M15.2 5 V19
    rectangle.split.2x1 @rectangle ; M12 5 V19
    rectangle.split.1x2 @rectangle ; M2.2 12 H21.8
    rectangle.split.2x2 @rectangle ; M12 5 V19 M2.2 12 H21.8
    rectangle.split.3x3 @rectangle ; M8.8 5 V19 M15.2 5 V19 M2.2 9.7 H21.8 M2.2 14.3 H21.8
    rectangle.3.group R2.4 4 9 7 1.4 R14 4 7.6 7 1.4 R2.4 13.6 19.2 6.6 1.4
    rectangle.3.offgrid @rectangle.3.group
    rectangle.stack M7 3 H17 M5 6.2 H19 ; R2.4 9.4 19.2 11.8 2.4
    rectangle.portrait.on.rectangle.portrait @rectangle.portrait .78 -3 -2 ; ^@rectangle.portrait .78 3 2
    rectangle.grid.1x2 R2.4 3.6 19.2 7.2 1.8 R2.4 13.2 19.2 7.2 1.8
    rectangle.grid.2x2 R2.2 4.6 8.6 6 1.6 R13.2 4.6 8.6 6 1.6 R2.2 13.4 8.6 6 1.6 R13.2 13.4 8.6 6 1.6
    rectangle.grid.3x2 R2 5 5.2 5.4 1 R9.4 5 5.2 5.4 1 R16.8 5 5.2 5.4 1 R2 13.6 5.2 5.4 1 R9.4 13.6 5.2 5.4 1 R16.8 13.6 5.2 5.4 1
    rectangle.dashed M2.2 9 V7.6 a4.8 7.6 2.6 180 270 H7 M17 5 H19.2 a19.2 7.6 2.6 270 360 V9 M21.8 15 V16.4 a19.2 16.4 2.6 0 90 H17 M7 19 H4.8 a4.8 16.4 2.6 90 180 V15 M10.8 5 H13.2 M10.8 19 H13.2
    rectangle.compress.vertical R4 9.6 16 4.8 1 M12 2.5 V5 M9.5 4 L12 6 L14.5 4 M12 21.5 V19 M9.5 20 L12 18 L14.5 20
    rectangle.expand.vertical R4 9.6 16 4.8 1 M9.5 5.4 L12 3 L14.5 5.4 M9.5 18.6 L12 21 L14.5 18.6
    rectangle.and.text.magnifyingglass @rectangle ; M6 9 H12 M6 12.5 H10 ; ^@magnifyingglass .54 4.6 4.6
    rectangle.and.hand.point.up.left @rectangle .86 -1.4 -2.4 ; ^@hand.point.up.left .6 4 4.4
    sidebar.left R2.2 4.4 19.6 15.2 2.6 M8.8 4.4 V19.6 M4.8 8 H6.2 M4.8 11 H6.2 M4.8 14 H6.2
    sidebar.right %sidebar.left
    sidebar.squares.left @sidebar.left
    squareshape @square
    uiwindow.split.2x1 @square.split.2x1
    macwindow R2.2 4.4 19.6 15.2 2.6 M2.4 9 H21.6 |O5.6 6.7 .9 O8.4 6.7 .9 O11.2 6.7 .9
    macwindow.on.rectangle @rectangle.on.rectangle
    menubar.rectangle @macwindow
    dock.rectangle R2.2 4.4 19.6 15.2 2.6 |R6 15 12 2.4 .8
    capsule R2 6.4 20 11.2 5.6
    capsule.portrait R6.4 2 11.2 20 5.6
    oval M12 5.4 C17.6 5.4 21.8 8.2 21.8 12 C21.8 15.8 17.6 18.6 12 18.6 C6.4 18.6 2.2 15.8 2.2 12 C2.2 8.2 6.4 5.4 12 5.4 Z
    triangle M10.4 4 C11.1 2.8 12.9 2.8 13.6 4 L21.5 17.8 C22.2 19 21.3 20.6 19.9 20.6 H4.1 C2.7 20.6 1.8 19 2.5 17.8 Z
    diamond M10.6 2.8 C11.4 2 12.6 2 13.4 2.8 L21.2 10.6 C22 11.4 22 12.6 21.2 13.4 L13.4 21.2 C12.6 22 11.4 22 10.6 21.2 L2.8 13.4 C2 12.6 2 11.4 2.8 10.6 Z
    hexagon M10.8 2.6 C11.6 2.2 12.4 2.2 13.2 2.6 L19.6 6.2 C20.4 6.6 20.8 7.4 20.8 8.2 V15.8 C20.8 16.6 20.4 17.4 19.6 17.8 L13.2 21.4 C12.4 21.8 11.6 21.8 10.8 21.4 L4.4 17.8 C3.6 17.4 3.2 16.6 3.2 15.8 V8.2 C3.2 7.4 3.6 6.6 4.4 6.2 Z
    pentagon M12 2.6 L21.6 9.6 L18 21 H6 L2.4 9.6 Z
    octagon M8 2.6 H16 L21.4 8 V16 L16 21.4 H8 L2.6 16 V8 Z
    seal M21.2 12.0 C23.2 13.5 22.4 16.3 20.0 16.6 C21.0 18.9 18.9 21.0 16.6 20.0 C16.3 22.4 13.5 23.2 12.0 21.2 C10.5 23.2 7.7 22.4 7.4 20.0 C5.1 21.0 3.0 18.9 4.0 16.6 C1.6 16.3 0.8 13.5 2.8 12.0 C0.8 10.5 1.6 7.7 4.0 7.4 C3.0 5.1 5.1 3.0 7.4 4.0 C7.7 1.6 10.5 0.8 12.0 2.8 C13.5 0.8 16.3 1.6 16.6 4.0 C18.9 3.0 21.0 5.1 20.0 7.4 C22.4 7.7 23.2 10.5 21.2 12.0 Z
    app R3 3 18 18 4.8
    app.dashed @square.dashed
    shield M12 2.4 C14.6 4.4 17.2 5.4 20.2 5.6 V11.6 C20.2 16.4 16.8 19.6 12 21.6 C7.2 19.6 3.8 16.4 3.8 11.6 V5.6 C6.8 5.4 9.4 4.4 12 2.4 Z
    shield.lefthalf.filled @shield ; |M12 2.4 C9.4 4.4 6.8 5.4 3.8 5.6 V11.6 C3.8 16.4 7.2 19.6 12 21.6 Z
    shield.checkered @shield ; |M12 2.4 C9.4 4.4 6.8 5.4 3.8 5.6 V11.6 H12 Z M12 11.6 H20.2 C20.2 16.4 16.8 19.6 12 21.6 Z
    viewfinder M3 8 V5.6 a5.6 5.6 2.6 180 270 H8 M16 3 H18.4 a18.4 5.6 2.6 270 360 V8 M21 16 V18.4 a18.4 18.4 2.6 0 90 H16 M8 21 H5.6 a5.6 18.4 2.6 90 180 V16
    barcode.viewfinder @viewfinder ; M7.5 8 V16 M10.5 8 V16 M13.5 8 V16 M16.5 8 V16
    qrcode.viewfinder @viewfinder ; @qrcode .54 0 0 0 .6
    qrcode R3 3 6.6 6.6 1 R14.4 3 6.6 6.6 1 R3 14.4 6.6 6.6 1 |R5.4 5.4 1.8 1.8 0 R16.8 5.4 1.8 1.8 0 R5.4 16.8 1.8 1.8 0 R13.4 13.4 3 3 0 R19 13.4 3 3 0 R16.2 16.2 3 3 0 R13.4 19 3 3 0 R19 19 3 3 0
    barcode M3 4.5 V19.5 M10 4.5 V19.5 M21 4.5 V19.5 |R5 3.5 3 17 0 R12 3.5 2 17 0 R16 3.5 3 17 0
    magnifyingglass O10.2 10.2 7 M15.4 15.4 L21 21
    plus.magnifyingglass @magnifyingglass ; M10.2 7 V13.4 M7 10.2 H13.4
    minus.magnifyingglass @magnifyingglass ; M7 10.2 H13.4
    magnifyingglass.circle O12 12 10 O11 11 4 M14 14 L17 17
    loupe @magnifyingglass
    sparkle.magnifyingglass @magnifyingglass ; @_star4 .5 -1.8 -1.8
    power A12 12.8 8.6 -52 232 M12 2.8 V11.6
    move.3d M12 13 V3 M12 13 L3.5 18 M12 13 L20.5 18 M9 5.6 L12 2.6 L15 5.6
    rotate.3d O12 12 9.4 M2.6 12 C6 16 18 16 21.4 12 M12 2.6 C8 6 8 18 12 21.4
    perspective @square.stack.3d.up
    skew M7 5 H21 L17 19 H3 Z
    """
}
