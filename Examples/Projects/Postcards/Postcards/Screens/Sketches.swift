this file does not belong to the application, and does not compile
