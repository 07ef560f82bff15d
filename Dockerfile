# Rehearsal on a machine with Docker: the steps are those of a bare Debian with Swift and git.
# `scripts/rehearse` builds and runs it.
FROM swift:6.2-bookworm
RUN apt-get update && apt-get install -y --no-install-recommends git make && rm -rf /var/lib/apt/lists/*
WORKDIR /rehearsal
COPY . .
RUN scripts/bootstrap --serve && rm -rf /var/lib/apt/lists/*
RUN scripts/build -c release --product rehearse
# A first film: it links the library of `rehearse run`, which whoever runs it later may not write here.
RUN .build/release/rehearse run Examples/CardAnimator.swift -o /tmp/first.gif && rm /tmp/first.gif
WORKDIR /work
ENTRYPOINT ["/rehearsal/.build/release/rehearse"]
