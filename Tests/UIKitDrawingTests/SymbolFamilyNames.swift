import Testing

/// Names of symbols that applications often ask for, by what they are about.
struct SymbolFamilyNames: Sendable, CustomTestStringConvertible {
  let name: String
  let names: [String]

  var testDescription: String { name }

  /// - Parameters:
  ///   - text: Names between spaces; those that end in a plus sign are also there filled.
  private init(_ name: String, _ text: String) {
    self.name = name
    names = text.split(separator: " ").flatMap { word in
      word.last == "+" ? [String(word.dropLast()), word.dropLast() + ".fill"] : [String(word)]
    }
  }

  static let all = [
    SymbolFamilyNames(
      "weather",
      """
      sun.max+ sun.min+ sunrise+ sunset+ sun.dust+ sun.haze+ sun.and.horizon+ moon+ moon.circle+ \
      moon.stars+ moon.zzz+ cloud+ cloud.drizzle+ cloud.rain+ cloud.heavyrain+ cloud.fog+ \
      cloud.hail+ cloud.snow+ cloud.sleet+ cloud.bolt+ cloud.bolt.rain+ cloud.sun+ cloud.sun.rain+ \
      cloud.sun.bolt+ cloud.moon+ cloud.moon.rain+ cloud.moon.bolt+ smoke+ wind wind.snow snowflake \
      snowflake.circle+ tornado tropicalstorm hurricane thermometer thermometer.sun+ \
      thermometer.snowflake thermometer.low thermometer.medium thermometer.high humidity+ drop+ \
      drop.circle+ drop.triangle+ umbrella+ rainbow flame+ bolt+ bolt.circle+ bolt.slash+ leaf+ \
      leaf.circle+ tree+ mountain.2+ water.waves aqi.low aqi.medium sparkles sun.max.circle+ globe
      """),
    SymbolFamilyNames(
      "media",
      """
      play+ play.circle+ play.rectangle+ play.slash+ pause+ pause.circle+ stop+ stop.circle+ \
      record.circle+ playpause+ forward+ backward+ forward.end+ backward.end+ forward.end.alt+ \
      backward.end.alt+ forward.frame+ backward.frame+ eject+ shuffle shuffle.circle+ repeat repeat.1 \
      repeat.circle+ infinity infinity.circle+ goforward gobackward goforward.10 gobackward.10 \
      goforward.15 gobackward.15 goforward.30 gobackward.30 speaker+ speaker.slash+ speaker.wave.1+ \
      speaker.wave.2+ speaker.wave.3+ speaker.wave.2.circle+ airplayaudio airplayvideo hifispeaker+ \
      hifispeaker.2+ homepod+ headphones headphones.circle+ airpods music.note music.note.list \
      music.mic music.quarternote.3 music.note.house mic+ mic.slash+ mic.circle+ mic.badge.plus \
      waveform waveform.circle+ waveform.path waveform.path.ecg video+ video.slash+ video.circle+ \
      video.badge.plus camera+ camera.circle+ camera.rotate+ camera.viewfinder camera.filters \
      camera.aperture photo+ photo.on.rectangle photo.on.rectangle.angled photo.stack+ film+ tv+ \
      play.tv+ radio+ pianokeys guitars+ pip.enter pip.exit pip+ livephoto \
      dot.radiowaves.left.and.right antenna.radiowaves.left.and.right rectangle.on.rectangle
      """),
    SymbolFamilyNames(
      "communication",
      """
      phone+ phone.circle+ phone.down+ phone.arrow.up.right phone.badge.plus message+ message.circle+ \
      message.badge+ bubble.left+ bubble.right+ bubble.left.and.bubble.right+ bubble.middle.bottom+ \
      text.bubble+ plus.bubble+ ellipsis.bubble+ quote.bubble+ exclamationmark.bubble+ \
      questionmark.bubble+ checkmark.bubble+ plus.message+ ellipsis.message+ envelope+ envelope.open+ \
      envelope.circle+ envelope.badge+ paperplane+ paperplane.circle+ bell+ bell.slash+ bell.badge+ \
      bell.circle+ quote.opening quote.closing text.quote megaphone+ newspaper+ at at.circle+ \
      at.badge.plus mail captions.bubble+ video.bubble+ link link.circle+ link.badge.plus
      """),
    SymbolFamilyNames(
      "editing",
      """
      pencil pencil.circle+ pencil.slash pencil.line pencil.tip pencil.and.outline square.and.pencil \
      scissors trash+ trash.slash+ trash.circle+ xmark.bin+ doc+ doc.text+ doc.plaintext+ \
      doc.richtext+ doc.on.doc+ doc.on.clipboard+ doc.badge.plus doc.circle+ arrow.up.doc+ \
      arrow.down.doc+ doc.text.magnifyingglass doc.text.viewfinder doc.viewfinder clipboard+ \
      list.clipboard+ folder+ folder.circle+ folder.badge.plus folder.badge.minus \
      folder.fill.badge.plus folder.badge.questionmark folder.badge.gearshape \
      folder.badge.person.crop paperclip paperclip.circle+ bold italic underline strikethrough \
      textformat textformat.size textformat.alt textformat.abc textformat.123 character list.bullet \
      list.dash list.number list.star list.bullet.indent list.bullet.rectangle list.triangle checklist \
      text.alignleft text.aligncenter text.alignright text.justify text.insert text.append \
      text.badge.plus text.badge.minus text.badge.checkmark increase.indent decrease.indent \
      text.magnifyingglass text.viewfinder character.cursor.ibeam highlighter eraser+ paintbrush+ \
      paintbrush.pointed+ paintpalette+ eyedropper crop rotate.left+ rotate.right+ flip.horizontal+ \
      wand.and.stars wand.and.rays slider.horizontal.3 slider.vertical.3 \
      slider.horizontal.below.rectangle switch.2 lasso scribble signature book+ book.closed+ \
      book.circle+ books.vertical+ text.book.closed+ bookmark+ bookmark.circle+ bookmark.slash+ \
      magazine+ scroll+ square.and.arrow.up+ square.and.arrow.down+ square.and.arrow.up.on.square \
      square.and.arrow.up.circle+ rectangle.and.pencil.and.ellipsis
      """),
    SymbolFamilyNames(
      "arrows",
      """
      arrow.left arrow.right arrow.up arrow.down arrow.backward arrow.forward arrow.up.left \
      arrow.up.right arrow.down.left arrow.down.right arrow.up.forward arrow.left.circle+ \
      arrow.right.circle+ arrow.up.circle+ arrow.down.circle+ arrow.backward.circle+ \
      arrow.forward.circle+ arrow.up.right.circle+ arrow.down.left.circle+ arrow.left.square+ \
      arrow.right.square+ arrow.up.square+ arrow.down.square+ arrow.up.right.square+ \
      arrow.left.and.right arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right \
      arrow.left.arrow.right arrow.right.arrow.left arrow.up.arrow.down arrow.up.arrow.down.circle+ \
      arrow.up.arrow.down.square+ arrow.left.arrow.right.circle+ arrow.left.and.right.circle+ \
      arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left \
      arrow.up.backward.and.arrow.down.forward arrow.up.to.line arrow.down.to.line arrow.left.to.line \
      arrow.right.to.line arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left \
      arrow.turn.up.right arrow.turn.right.up arrow.turn.left.up arrow.uturn.left arrow.uturn.right \
      arrow.uturn.up arrow.uturn.down arrow.uturn.backward arrow.uturn.forward arrow.uturn.left.circle+ \
      arrow.uturn.backward.circle+ arrow.clockwise arrow.counterclockwise arrow.clockwise.circle+ \
      arrow.counterclockwise.circle+ arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle+ \
      arrow.2.circlepath arrow.2.squarepath arrow.triangle.swap arrow.triangle.branch \
      arrow.triangle.merge arrow.triangle.turn.up.right.diamond+ arrow.triangle.turn.up.right.circle+ \
      arrowshape.turn.up.left+ arrowshape.turn.up.right+ arrowshape.turn.up.left.2+ \
      arrowshape.turn.up.left.circle+ arrowshape.left+ arrowshape.right+ arrowshape.up+ arrowshape.down+ \
      arrowtriangle.left+ arrowtriangle.right+ arrowtriangle.up+ arrowtriangle.down+ \
      arrowtriangle.right.circle+ rectangle.portrait.and.arrow.right return chevron.left chevron.right \
      chevron.up chevron.down chevron.backward chevron.forward chevron.left.circle+ \
      chevron.right.circle+ chevron.up.circle+ chevron.down.circle+ chevron.left.square+ \
      chevron.right.square+ chevron.up.square+ chevron.down.square+ chevron.compact.left \
      chevron.compact.right chevron.compact.up chevron.compact.down chevron.left.2 chevron.right.2 \
      chevron.up.chevron.down chevron.left.forwardslash.chevron.right
      """),
    SymbolFamilyNames(
      "people",
      """
      person+ person.circle+ person.crop.circle+ person.crop.square+ person.crop.rectangle+ person.2+ \
      person.3+ person.2.circle+ person.badge.plus person.badge.minus person.fill.badge.plus \
      person.crop.circle.badge.plus person.crop.circle.badge.checkmark \
      person.crop.circle.badge.xmark person.crop.circle.badge.exclamationmark \
      person.crop.circle.badge.questionmark person.crop.circle.fill.badge.plus \
      person.text.rectangle+ person.badge.key+ person.wave.2+ person.slash+ person.fill.viewfinder \
      person.badge.clock person.fill.questionmark figure.walk figure.walk.circle+ figure.run \
      figure.stand figure.wave figure.arms.open figure.roll figure.hiking figure.dance figure.yoga \
      figure.2.and.child.holdinghands figure.and.child.holdinghands hand.raised+ hand.raised.slash+ \
      hand.thumbsup+ hand.thumbsdown+ hand.thumbsup.circle+ hand.point.up+ hand.point.left+ \
      hand.point.right+ hand.point.down+ hand.point.up.left+ hand.tap+ hand.draw+ hand.wave+ \
      hands.clap+ hands.sparkles+ face.smiling+ face.dashed faceid touchid eye+ eye.slash+ eye.circle+ \
      eyes eyeglasses sunglasses+ mouth+ ear+ brain brain.head.profile lungs+ heart+ heart.slash+ \
      heart.circle+ heart.square+ heart.text.square+ bolt.heart+ arrow.up.heart+ suit.heart+ \
      suit.club+ suit.spade+ suit.diamond+ cross+ cross.circle+ cross.case+ pills+ pill+ bandage+ \
      stethoscope syringe+ allergens+ staroflife+ facemask+ bed.double+ zzz pawprint+ pawprint.circle+ \
      ladybug+ ant+ hare+ tortoise+ fish+ bird+ cat+ dog+ carrot+ accessibility
      """),
    SymbolFamilyNames(
      "objects",
      """
      house+ house.circle+ building+ building.2+ building.columns+ bag+ bag.circle+ bag.badge.plus \
      basket+ cart+ cart.circle+ cart.badge.plus cart.badge.minus creditcard+ creditcard.circle+ \
      giftcard+ gift+ gift.circle+ banknote+ wallet.pass+ tag+ tag.circle+ tag.slash+ ticket+ \
      graduationcap+ briefcase+ suitcase+ suitcase.rolling backpack+ key+ key.horizontal+ lock+ \
      lock.open+ lock.slash+ lock.circle+ lock.rotation lock.shield+ lock.rectangle+ shield+ \
      shield.slash+ shield.lefthalf.filled flag+ flag.circle+ flag.slash+ flag.checkered map+ \
      map.circle+ mappin mappin.circle+ mappin.and.ellipse mappin.slash location+ location.circle+ \
      location.slash+ location.north+ location.north.line+ safari+ car+ car.circle+ car.2+ bolt.car+ \
      car.side+ bus+ bus.doubledecker+ tram+ tram.circle+ cablecar+ ferry+ sailboat+ airplane \
      airplane.circle+ airplane.departure airplane.arrival bicycle bicycle.circle+ scooter fuelpump+ \
      fuelpump.circle+ parkingsign parkingsign.circle+ road.lanes signpost.right+ fork.knife \
      fork.knife.circle+ cup.and.saucer+ mug+ wineglass+ takeoutbag.and.cup.and.straw+ birthday.cake+ \
      popcorn+ hammer+ hammer.circle+ wrench+ screwdriver+ wrench.and.screwdriver+ gear gear.circle+ \
      gearshape+ gearshape.2+ gearshape.circle+ printer+ scanner+ desktopcomputer display \
      laptopcomputer iphone iphone.homebutton ipad ipad.landscape applewatch keyboard+ computermouse+ \
      gamecontroller+ battery.0 battery.25 battery.50 battery.75 battery.100 battery.100.bolt \
      powerplug+ wifi wifi.slash wifi.exclamationmark wifi.circle+ personalhotspot cellularbars network \
      icloud+ icloud.slash+ icloud.circle+ icloud.and.arrow.up+ icloud.and.arrow.down+ \
      checkmark.icloud+ xmark.icloud+ exclamationmark.icloud+ externaldrive+ externaldrive.badge.plus \
      externaldrive.badge.checkmark internaldrive+ opticaldisc+ sdcard+ simcard+ memorychip+ cpu+ \
      server.rack tray+ tray.full+ tray.2+ tray.and.arrow.up+ tray.and.arrow.down+ tray.circle+ \
      archivebox+ archivebox.circle+ shippingbox+ cube+ cube.transparent puzzlepiece+ scalemass+ dice+ \
      die.face.1+ die.face.6+ trophy+ trophy.circle+ medal+ crown+ rosette sportscourt+ soccerball \
      basketball+ football+ tennis.racket tennisball+ dumbbell+ skateboard+ tent+ binoculars+ \
      theatermasks+ party.popper+ balloon+ lightbulb+ lightbulb.slash+ lightbulb.circle+ lamp.desk+ \
      lamp.floor+ lamp.table+ lamp.ceiling+ flashlight.on.fill flashlight.off.fill fan+ sofa+ chair+ \
      bathtub+ shower+ washer+ oven+ refrigerator+ door.left.hand.open door.left.hand.closed \
      helm lifepreserver+ pin+ pin.slash+ pin.circle+ atom flask+ testtube.2 ruler+ level+ gauge \
      speedometer metronome+ terminal+ swift curlybraces function sum x.squareroot puzzlepiece.extension+
      """),
    SymbolFamilyNames(
      "time and figures",
      """
      clock+ clock.circle+ clock.arrow.circlepath clock.badge.checkmark clock.badge.exclamationmark \
      alarm+ stopwatch+ timer timer.circle+ hourglass hourglass.circle+ hourglass.bottomhalf.filled \
      calendar calendar.circle+ calendar.badge.plus calendar.badge.minus calendar.badge.clock \
      calendar.badge.exclamationmark chart.bar+ chart.bar.xaxis chart.pie+ chart.xyaxis.line \
      chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis dollarsign dollarsign.circle+ \
      dollarsign.square+ eurosign eurosign.circle+ eurosign.square+ sterlingsign sterlingsign.circle+ \
      yensign yensign.circle+ bitcoinsign bitcoinsign.circle+ indianrupeesign.circle+ \
      rublesign.circle+ centsign.circle+ percent number number.circle+ number.square+ plusminus \
      plusminus.circle+ divide divide.circle+ equal equal.circle+ equal.square+ lessthan lessthan.circle+ \
      greaterthan greaterthan.circle+ multiply multiply.circle+ multiply.square+ plus.forwardslash.minus
      """),
    SymbolFamilyNames(
      "marks",
      """
      checkmark checkmark.circle+ checkmark.square+ checkmark.seal+ checkmark.shield+ \
      checkmark.rectangle+ checkmark.diamond+ xmark xmark.circle+ xmark.square+ xmark.octagon+ \
      xmark.seal+ xmark.shield+ xmark.rectangle+ xmark.diamond+ plus plus.circle+ plus.square+ plus.app+ \
      plus.rectangle+ plus.diamond+ plus.magnifyingglass plus.viewfinder plus.square.on.square+ \
      plus.rectangle.on.rectangle+ plus.rectangle.portrait+ minus minus.circle+ minus.square+ \
      minus.rectangle+ minus.diamond+ minus.magnifyingglass exclamationmark exclamationmark.2 \
      exclamationmark.3 exclamationmark.circle+ exclamationmark.square+ exclamationmark.triangle+ \
      exclamationmark.octagon+ exclamationmark.shield+ questionmark questionmark.circle+ \
      questionmark.square+ questionmark.diamond+ questionmark.folder info info.circle+ power \
      power.circle+ ellipsis ellipsis.circle+ ellipsis.rectangle+ asterisk asterisk.circle+ \
      star+ star.circle+ star.square+ star.slash+ star.leadinghalf.filled magnifyingglass \
      magnifyingglass.circle+ sparkle globe.americas globe.europe.africa globe.asia.australia command \
      option control shift+ capslock+ delete.left+ delete.right+ escape
      """),
    SymbolFamilyNames(
      "shapes and layouts",
      """
      circle+ circle.slash+ circle.lefthalf.filled circle.righthalf.filled circle.tophalf.filled \
      circle.bottomhalf.filled circle.inset.filled circle.dotted circle.dashed circle.grid.2x2+ \
      circle.grid.3x3+ circle.grid.cross+ circle.circle+ smallcircle.filled.circle \
      largecircle.fill.circle circle.square+ target scope dot.circle+ square+ square.slash+ square.dashed \
      square.lefthalf.filled square.righthalf.filled square.split.2x1+ square.split.1x2+ \
      square.split.2x2+ square.on.square square.on.square.dashed square.on.circle+ square.stack+ \
      square.stack.3d.up+ square.grid.2x2+ square.grid.3x3+ square.grid.3x2+ square.grid.4x3.fill \
      rectangle+ rectangle.slash+ rectangle.portrait+ rectangle.split.3x1+ rectangle.split.2x1+ \
      rectangle.split.3x3+ rectangle.stack+ rectangle.stack.badge.plus rectangle.stack.badge.minus \
      rectangle.grid.1x2+ rectangle.grid.2x2+ rectangle.grid.3x2+ rectangle.3.group+ rectangle.dashed \
      rectangle.inset.filled rectangle.compress.vertical rectangle.expand.vertical \
      rectangle.portrait.on.rectangle.portrait+ sidebar.left sidebar.right sidebar.leading macwindow \
      capsule+ capsule.portrait+ oval+ triangle+ triangle.circle+ diamond+ diamond.circle+ hexagon+ \
      octagon+ pentagon+ seal+ app+ app.badge+ app.dashed viewfinder viewfinder.circle+ \
      barcode.viewfinder qrcode.viewfinder barcode qrcode line.3.horizontal line.3.horizontal.circle+ \
      line.horizontal.3 line.3.horizontal.decrease line.3.horizontal.decrease.circle+ line.diagonal
      """),
  ]
}
