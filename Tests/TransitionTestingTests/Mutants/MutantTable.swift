/// What has no mutant, and why.
enum MutantTable {
  /// Rules that no mutant breaks.
  static let withoutMutant: KeyValuePairs<String, String> = [:]
}
