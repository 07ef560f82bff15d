//
//  SwatchesView.swift
//  SlideKitDemo
//

import SwiftUI
import Palette

struct SwatchesView: View {

    let palette: ColorPalette
    let onPick: (Swatch) -> Void

    @State private var selection: Swatch.ID?

    var body: some View {
        List(palette.swatches) { swatch in
            Button {
                selection = swatch.id
                onPick(swatch)
            } label: {
                HStack(spacing: 12) {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color(red: swatch.red, green: swatch.green, blue: swatch.blue))
                        .frame(width: 44, height: 44)
                    VStack(alignment: .leading) {
                        Text(swatch.name).font(.headline)
                        Text(swatch.hex).font(.caption.monospaced()).foregroundColor(.secondary)
                    }
                    Spacer()
                    if selection == swatch.id {
                        Image(systemName: "checkmark")
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
    }
}

final class SwatchesHostingController: UIHostingController<SwatchesView> {

    init(palette: ColorPalette, onPick: @escaping (Swatch) -> Void) {
        super.init(rootView: SwatchesView(palette: palette, onPick: onPick))
        title = palette.title
    }

    @available(*, unavailable)
    @MainActor required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

struct SwatchesView_Previews: PreviewProvider {
    static var previews: some View {
        SwatchesView(palette: .harbour, onPick: { _ in })
    }
}
