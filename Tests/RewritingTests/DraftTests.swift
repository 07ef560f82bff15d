import Testing
@testable import Rewriting
