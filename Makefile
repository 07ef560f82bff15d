# What one does with this repository. `make` alone lists it.

.DEFAULT_GOAL := help
.PHONY: help bootstrap demo app page test try soak sanitize determinism bench surface format lint docs
.PHONY: clean conformance dist assault

help: ## list what there is
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1	\2/p' $(MAKEFILE_LIST)

bootstrap: ## install the system packages that a build needs
	@scripts/bootstrap

demo: ## build, and write the gallery to build/gallery
	@scripts/demo

app: ## write the example application for Swift Playgrounds and Xcode to build/Gallery.swiftpm
	@mkdir -p build
	@rm -rf build/Gallery.swiftpm
	@cp -RL Examples/GalleryApp build/Gallery.swiftpm
	@rm -rf build/Gallery.swiftpm/.build build/Gallery.swiftpm/.swiftpm
	@echo build/Gallery.swiftpm

page: ## look at build/gallery as a person does, in a headless Chromium
	@scripts/try-page build/gallery --pictures build/page

test: bootstrap ## run every test
	@scripts/test

try: ## run the tests of one target: make try T=ChoreographyTests, or also F=navigation for some of them
	@scripts/test $(or $(T),$(error make try T=TARGET, such as T=ChoreographyTests)) $(F)

soak: bootstrap ## the long walks of the tests, and 10,000 frames in one process: most of an hour
	SOAK=1 scripts/test
	SOAK=1 REHEARSAL_OPTIMIZED=1 swift run -c release bench memory

assault: ## an hour of hostile words, scripts, goldens, documents, projects, sources and messages
	@scripts/build --product rehearse >/dev/null
	@scripts/build --product assault >/dev/null
	@.build/debug/assault --seconds $${SECONDS_OF_ASSAULT:-3600} --seed $${SEED:-1}

sanitize: bootstrap ## the tests under the address sanitizer, the kernels under that of undefined behaviour
	@scripts/sanitize

determinism: ## whether the pixel kernels give the same bytes on aarch64, under emulation
	@scripts/bootstrap --aarch64
	@scripts/determinism/run

bench: ## measure, print a table and write build/bench.json
	@scripts/bootstrap --bench
	@mkdir -p build
	@scripts/build -c release --product rehearse
	REHEARSAL_OPTIMIZED=1 swift run -c release bench --output build/bench.json

conformance: ## ask this UIKit what Apple's is asked, and hold the answers against the facts
	@scripts/build --product rehearse >/dev/null
	@.build/debug/rehearse conformance
	@.build/debug/rehearse conformance Conformance/Reports/*.jsonl

dist: bootstrap ## pack the program with all that it builds against: build/dist/*.tar.xz and *.deb
	@scripts/dist
	@scripts/try-dist build/dist/*.tar.xz

surface: ## say how much of what public iOS code uses exists here
	@scripts/build >/dev/null
	@scripts/surface

format: ## put every Swift source into the house style
	swift format -i -r -p Package.swift Sources Examples/GalleryApp Examples/*.swift Conformance Tests

lint: ## check style, scripts and what is committed
	@scripts/lint

docs: bootstrap ## write the documentation's site to build/docs: pages, and the reference of the modules
	@scripts/docs

clean: ## remove everything that was built
	rm -rf .build build
