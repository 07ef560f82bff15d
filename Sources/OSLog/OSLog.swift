// The newer name of the module for logs.
@_exported import os
