import Foundation

/// Words that UIKit itself puts on the screen, in the languages that there is a table for; English else.
///
/// The language is the application's, not the keyboard's: its keys stay English.
enum SystemWord: String, CaseIterable, Sendable {
  case back, cancel, close, copy, cut, delete, done, edit, favorites, insert, loading, more,
    noResults
  case paste, photos, select, selectAll
  case redo, redoSomething, save, search, tryAnotherSearch, undo, undoSomething

  /// The word in the language that the application speaks.
  @MainActor var text: String { text(in: Self.language) }

  /// The same, with a name put in.
  @MainActor func text(with name: String) -> String {
    text.replacingOccurrences(of: "%@", with: name)
  }

  /// - Parameter language: Its code, with or without script and region.
  func text(in language: String) -> String {
    let column = Self.columns[Self.known(language)] ?? 0
    return Self.table[self]?[column] ?? rawValue
  }

  /// What the stage's documents are read in, or else what the program was laid out for.
  @MainActor static var language: String {
    let language = SceneEnvironment.current.storyboards.language
    return language == "en" ? CountedTables.language : language
  }

  /// Of the application's language, on any thread.
  static var locale: Locale { Locale(identifier: CountedTables.language) }

  static let languages = ["en", "de", "fr", "es", "it", "ja", "zh-Hans", "ar"]

  private static let columns = Dictionary(
    uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })

  private static func known(_ language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    let isTraditional = !Set(parts).isDisjoint(with: ["Hant", "TW", "HK", "MO"])
    if parts.first == "zh" { return isTraditional ? "en" : "zh-Hans" }
    return parts.first ?? "en"
  }

  /// In the order of `languages`.
  private static let table: [SystemWord: [String]] = [
    .back: ["Back", "Zurück", "Retour", "Atrás", "Indietro", "戻る", "返回", "رجوع"],
    .cancel: [
      "Cancel", "Abbrechen", "Annuler", "Cancelar", "Annulla", "キャンセル", "取消", "إلغاء",
    ],
    .close: ["Close", "Schließen", "Fermer", "Cerrar", "Chiudi", "閉じる", "关闭", "إغلاق"],
    .copy: ["Copy", "Kopieren", "Copier", "Copiar", "Copia", "コピー", "拷贝", "نسخ"],
    .cut: ["Cut", "Ausschneiden", "Couper", "Cortar", "Taglia", "カット", "剪切", "قص"],
    .delete: ["Delete", "Löschen", "Supprimer", "Eliminar", "Elimina", "削除", "删除", "حذف"],
    .done: ["Done", "Fertig", "OK", "OK", "Fine", "完了", "完成", "تم"],
    .edit: ["Edit", "Bearbeiten", "Modifier", "Editar", "Modifica", "編集", "编辑", "تحرير"],
    .favorites: [
      "Favorites", "Favoriten", "Favoris", "Favoritos", "Preferiti", "よく使う項目", "个人收藏",
      "المفضلة",
    ],
    .insert: [
      "Insert", "Einfügen", "Insérer", "Insertar", "Inserisci", "挿入", "插入", "إدراج",
    ],
    .loading: [
      "Loading…", "Laden …", "Chargement…", "Cargando…", "Caricamento…", "読み込み中…", "正在载入…",
      "جارٍ التحميل…",
    ],
    .more: ["More", "Mehr", "Autres", "Más", "Altro", "その他", "更多", "المزيد"],
    .noResults: [
      "No Results", "Keine Ergebnisse", "Aucun résultat", "Sin resultados", "Nessun risultato",
      "検索結果なし", "无结果", "لا توجد نتائج",
    ],
    .paste: ["Paste", "Einsetzen", "Coller", "Pegar", "Incolla", "ペースト", "粘贴", "لصق"],
    .photos: ["Photos", "Fotos", "Photos", "Fotos", "Foto", "写真", "照片", "الصور"],
    .redo: [
      "Redo", "Wiederholen", "Rétablir", "Rehacer", "Ripristina", "やり直す", "重做", "إعادة",
    ],
    .redoSomething: [
      "Redo %@", "%@ wiederholen", "Rétablir %@", "Rehacer %@", "Ripristina %@", "%@をやり直す",
      "重做%@", "إعادة %@",
    ],
    .save: ["Save", "Sichern", "Enregistrer", "Guardar", "Salva", "保存", "存储", "حفظ"],
    .search: ["Search", "Suchen", "Rechercher", "Buscar", "Cerca", "検索", "搜索", "بحث"],
    .select: [
      "Select", "Auswählen", "Sélectionner", "Seleccionar", "Seleziona", "選択", "选择", "تحديد",
    ],
    .selectAll: [
      "Select All", "Alles auswählen", "Tout sélectionner", "Seleccionar todo", "Seleziona tutto",
      "すべてを選択", "全选", "تحديد الكل",
    ],
    .tryAnotherSearch: [
      "Check the spelling or try a new search.",
      "Überprüfe die Schreibweise oder starte eine neue Suche.",
      "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
      "Comprueba la ortografía o haz una nueva búsqueda.",
      "Controlla l’ortografia o prova una nuova ricerca.",
      "スペルを確認するか、新しい検索を試してください。", "检查拼写或尝试新搜索。",
      "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
    ],
    .undo: [
      "Undo", "Widerrufen", "Annuler", "Deshacer", "Annulla", "取り消す", "撤销", "تراجع",
    ],
    .undoSomething: [
      "Undo %@", "%@ widerrufen", "Annuler %@", "Deshacer %@", "Annulla %@", "%@を取り消す",
      "撤销%@", "تراجع عن %@",
    ],
  ]
}
