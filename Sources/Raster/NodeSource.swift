/// Of which layer a node is. It says nothing of what shows: nodes of different layers that look alike read
/// alike, wherever they lie in memory.
package struct NodeSource: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  package let layer: ObjectIdentifier

  package init(_ layer: AnyObject) { self.layer = ObjectIdentifier(layer) }

  package var description: String { "a layer" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
