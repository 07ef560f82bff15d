/// Signs of what is played, heard and filmed; see ``SymbolReader``.
extension SymbolFamilies {
  static let media = """
    play M6 4.2 L20 12 L6 19.8 Z
    play.circle O12 12 10 |M9.4 7.4 L17 12 L9.4 16.6 Z
    play.rectangle @rectangle ; |M9.6 8.2 L16 12 L9.6 15.8 Z
    pause R5.2 4.5 4.4 15 1 R14.4 4.5 4.4 15 1
    pause.circle O12 12 10 M9.4 8.2 V15.8 M14.6 8.2 V15.8
    stop R4.8 4.8 14.4 14.4 2.2
    stop.circle O12 12 10 |R8.2 8.2 7.6 7.6 1.2
    record.circle O12 12 10 |O12 12 5
    playpause M2.8 5.5 L12 12 L2.8 18.5 Z R14 5.5 2.4 13 .8 R19.2 5.5 2.4 13 .8
    forward M2.8 5.8 L11.2 12 L2.8 18.2 Z M13 5.8 L21.4 12 L13 18.2 Z
    backward %forward
    forward.end M5 5 L16 12 L5 19 Z M19.2 5 V19
    backward.end %forward.end
    forward.end.alt M2.5 6 L9.5 12 L2.5 18 Z M11 6 L18 12 L11 18 Z M21.2 6 V18
    backward.end.alt %forward.end.alt
    forward.frame M4.5 5 V19 M9 5 L20 12 L9 19 Z
    backward.frame %forward.frame
    eject M12 4 L20.5 13 H3.5 Z ; M3.5 18.8 H20.5
    shuffle M2.5 7 H5.5 C9.5 7 11 17 15 17 H20.5 M2.5 17 H5.5 C6.9 17 8 15.8 8.9 14.3 M12.1 9.7 C13 8.2 14 7 15.5 7 H20.5 M17.7 4 L20.8 7 L17.7 10 M17.7 14 L20.8 17 L17.7 20
    repeat M3.5 11 V9.5 a6.5 9.5 3 180 270 H20.5 M17.4 3.4 L20.6 6.5 L17.4 9.6 M20.5 13 V14.5 a17.5 14.5 3 0 90 H3.5 M6.6 14.4 L3.4 17.5 L6.6 20.6
    repeat.1 @repeat ; W.9 "1 9.6 12 12
    infinity M12 12 C10 9 8.5 7.2 6.4 7.2 C4 7.2 2.5 9.3 2.5 12 C2.5 14.7 4 16.8 6.4 16.8 C8.5 16.8 10 15 12 12 C14 9 15.5 7.2 17.6 7.2 C20 7.2 21.5 9.3 21.5 12 C21.5 14.7 20 16.8 17.6 16.8 C15.5 16.8 14 15 12 12
    goforward A12 13 8.4 -62 -330 M15.4 2.6 L18.2 6 L14.2 7.9
    gobackward %goforward
    goforward.10 @goforward ; W.8 "10 8.6 12 13
    goforward.15 @goforward ; W.8 "15 8.6 12 13
    goforward.30 @goforward ; W.8 "30 8.6 12 13
    goforward.60 @goforward ; W.8 "60 8.6 12 13
    gobackward.10 @gobackward ; W.8 "10 8.6 12 13
    gobackward.15 @gobackward ; W.8 "15 8.6 12 13
    gobackward.30 @gobackward ; W.8 "30 8.6 12 13
    gobackward.60 @gobackward ; W.8 "60 8.6 12 13
    _speaker M2.5 9.4 H5.6 L10.4 5 V19 L5.6 14.6 H2.5 Z
    speaker @_speaker 1.1 6 0
    speaker.wave.1 @_speaker 1 3 0 ; A10.5 12 7 -36 36
    speaker.wave.2 @_speaker 1 1.2 0 ; A9 12 6.6 -36 36 A9 12 10.6 -40 40
    speaker.wave.3 @_speaker .92 -.6 0 ; W.85 A6.4 12 6.2 -36 36 A6.4 12 10 -40 40 A6.4 12 13.8 -42 42
    speaker.zzz @_speaker 1 1 0 ; W.8 M15 6 H20 L15 12 H20 M17 15 H21 L17 20 H21
    speaker.badge.plus @_speaker 1 1 0 ; M15 12 H22 M18.5 8.5 V15.5
    speaker.badge.minus @_speaker 1 1 0 ; M15 12 H22
    hifispeaker R5.5 2.5 13 19 2.2 O12 15.2 3.4 |O12 7 1.6
    hifispeaker.2 R2.2 4 8.6 16 1.8 O6.5 15 2 |O6.5 8 1.3 ; R13.2 4 8.6 16 1.8 O17.5 15 2 |O17.5 8 1.3
    homepod R5 3 14 18 4.5 M9.5 6.5 H14.5
    headphones M3.5 16 V12.5 a12 12.5 8.5 180 360 V16 ; R3.5 13.5 4 7.5 1.8 R16.5 13.5 4 7.5 1.8
    earbuds O6.5 7 3.5 M8.5 9.5 V19.5 O17.5 7 3.5 M15.5 9.5 V19.5
    airpods M10.2 21 V9 a6.4 9 3.8 0 -230 L7.6 13 V21 Z M13.8 21 V9 a17.6 9 3.8 180 410 L16.4 13 V21 Z
    airplayaudio M6.3 16.8 a12 11.5 8 138 402 M9 13.6 a12 11.3 3.9 145 395 |M12 14.2 L17.6 21 H6.4 Z
    airplayvideo M6 17.5 H5 a5 15 2.5 90 180 V7 a5 7 2.5 180 270 H19 a19 7 2.5 270 360 V15 a19 15 2.5 0 90 H18 |M12 13.5 L18 20.8 H6 Z
    music.note M10.8 17.8 V3.2 C11.6 6 17.4 6.6 17.4 10.8 |O7.6 17.8 3.4
    music.note.list M3 5 H11 M3 10 H11 M3 15 H7.5 M17 17.6 V4.5 C17.4 6.4 21.2 7 21.2 9.8 |O14.3 17.8 2.9
    music.quarternote.3 M7.5 17 V3.5 M19.5 15 V3.5 M7.5 3.5 H19.5 M7.5 7 H19.5 |O5 17.5 2.6 O17 15.5 2.6
    music.mic O15.8 8.2 5 M11 10.2 L3.4 18.4 L5.6 20.6 L13.8 13
    mic R8.6 2.5 6.8 12 3.4 ; M5 11 V11.4 a12 11.4 7 180 0 V11 M12 18.6 V21.4 M8.5 21.4 H15.5
    waveform M3 10.5 V13.5 M6.6 7.5 V16.5 M10.2 4 V20 M13.8 8.5 V15.5 M17.4 5.5 V18.5 M21 10.5 V13.5
    waveform.path M2.5 12 H4.5 L7 6 L10 18.5 L13 4 L16 16.5 L18.5 12 H21.5
    waveform.path.ecg M2.5 12.5 H6.5 L8.5 9.5 L11 13.5 L13.4 3.5 L16 20.5 L17.8 12.5 H21.5
    video R2 6 13.5 12 3 ; M18 10.6 L22 7.6 V16.4 L18 13.4 Z
    video.circle O12 12 10 ; |R6.2 8.6 7.6 6.8 1.6 M15 11 L18 9 V15 L15 13 Z
    camera M4.8 7 H7 C7.6 7 8 6.8 8.3 6.2 L8.9 5.2 C9.3 4.6 9.7 4.4 10.3 4.4 H13.7 C14.3 4.4 14.7 4.6 15.1 5.2 L15.7 6.2 C16 6.8 16.4 7 17 7 H19.2 a19.2 9.4 2.4 270 360 V17 a19.2 17 2.4 0 90 H4.8 a4.8 17 2.4 90 180 V9.4 a4.8 9.4 2.4 180 270 Z O12 13 3.8
    camera.rotate M4.8 7 H7 C7.6 7 8 6.8 8.3 6.2 L8.9 5.2 C9.3 4.6 9.7 4.4 10.3 4.4 H13.7 C14.3 4.4 14.7 4.6 15.1 5.2 L15.7 6.2 C16 6.8 16.4 7 17 7 H19.2 a19.2 9.4 2.4 270 360 V17 a19.2 17 2.4 0 90 H4.8 a4.8 17 2.4 90 180 V9.4 a4.8 9.4 2.4 180 270 Z A12 13 3.6 190 340 A12 13 3.6 10 160
    arrow.triangle.2.circlepath.camera @camera.rotate
    camera.viewfinder @viewfinder ; @camera .54 0 0 0 .8
    camera.aperture O12 12 9.5 M9 3.5 L17.5 8 M16.5 4 L19.5 13 M21 11 L14.5 18.5 M15 20.5 L6.5 16 M7.5 20 L4.5 11 M3 13 L9.5 5.5
    camera.filters O12 8.2 5.4 O8 15 5.4 O16 15 5.4
    camera.metering.center.weighted R2.5 5 19 14 2.5 O12 12 3.5
    photo R2.2 4.2 19.6 15.6 2.6 M2.6 17.2 L7.4 12.8 C8 12.2 8.8 12.2 9.4 12.8 L13.4 16.6 L15.4 14.8 C16 14.2 16.8 14.2 17.4 14.8 L21.4 18.4 |O15.6 8.8 1.8
    photo.on.rectangle M5 16.2 H4.8 a4.8 13.6 2.6 90 180 V5.6 a4.8 5.6 2.6 180 270 H15.2 a15.2 5.6 2.4 270 360 ; @photo .78 2.4 2.6
    photo.on.rectangle.angled @rectangle .74 -1.6 -3.4 -14 ; ^@photo .74 2 2.8 10
    photo.stack M6.5 2.8 H17.5 M4.5 6 H19.5 ; @photo .88 0 2.4
    film W.85 R2.5 4.5 19 15 2.4 M7 4.5 V19.5 M17 4.5 V19.5 M2.5 9.5 H7 M2.5 14.5 H7 M17 9.5 H21.5 M17 14.5 H21.5 M7 12 H17
    tv R2 5 20 12.6 2.4 ; M8 21 H16
    sparkles.tv @tv ; @_star4 .5 0 -.8
    4k.tv @tv ; "4K 9 12 11.3
    play.tv @tv ; |M10 8 L15.4 11.3 L10 14.6 Z
    radio R2.5 8 19 12.5 2.4 O16.2 14.3 2.8 M6 12 H10.5 M6 16.5 H10.5 ; M6.5 8 L18.5 3.4
    pianokeys R3 4 18 16 2.2 M9 13 V19.6 M15 13 V19.6 |R7.4 4 3.2 9.5 .6 R13.4 4 3.2 9.5 .6
    guitars O8 16 5 O8 16 1.6 M11.5 12.5 L20 4 M18.5 3 L21.2 5.6
    dot.radiowaves.left.and.right A12 12 5 -42 42 A12 12 9 -45 45 A12 12 5 138 222 A12 12 9 135 225 |O12 12 1.9
    dot.radiowaves.right A6 12 7 -42 42 A6 12 12 -42 42 A6 12 2.6 -40 40 |O4.6 12 1.9
    antenna.radiowaves.left.and.right A12 9 4.6 -42 42 A12 9 8.6 -45 45 A12 9 4.6 138 222 A12 9 8.6 135 225 M12 9 V21.5 |O12 9 2
    wave.3.right A4 12 5 -45 45 A4 12 10 -45 45 A4 12 15 -45 45
    wave.3.left %wave.3.right
    rectangle.on.rectangle M6 16.2 H4.8 a4.8 13.8 2.4 90 180 V6 a4.8 6 2.4 180 270 H16 a16 6 2.4 270 350 ; R6.6 8.4 15 11.6 2.4
    pip R2.2 4.8 19.6 14.4 2.4 |R11.6 11.6 7.4 5 1
    pip.enter @pip
    pip.exit @pip
    rectangle.inset.filled @rectangle ; |R5 8 14 8 1
    """
}
