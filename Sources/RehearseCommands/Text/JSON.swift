import Serving

/// Values as files and answers hold them.
package typealias JSON = Serving.JSON
