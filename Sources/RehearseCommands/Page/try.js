// Where the gallery is served, the film of a card becomes the transition itself: under the mouse, in
// the place of its pictures. One at a time.
(() => {
  const style = document.createElement("style");
  style.textContent = `
    .try { position: absolute; left: 50%; bottom: 7%; transform: translateX(-50%); z-index: 2; padding: 7px 16px;
      border: 0; border-radius: 99px; background: var(--accent); color: var(--on-accent); font: inherit;
      font-size: 14px; font-weight: 600; cursor: pointer; white-space: nowrap; opacity: 0; transition: opacity .15s; }
    .card:hover .try, .try:focus-visible, .live .try, .film .try { opacity: 1; }
    .live .try { bottom: auto; top: calc(100% + 8px); background: var(--mat); color: var(--ink); }
    .bezel iframe.over { position: absolute; inset: 2.6cqw; width: calc(100% - 5.2cqw); height: calc(100% - 5.2cqw);
      border: 0; border-radius: calc(var(--corner) * 1cqw); z-index: 1; background: #000; }
    @media (hover: none) { .try { opacity: 1; } }`;
  document.head.append(style);
  let live = null;

  const leave = () => {
    if (!live) return;
    live.frame.remove();
    live.element.classList.remove("live");
    live.button.textContent = "Try it";
    live = null;
  };

  const enter = (element, button, slug) => {
    leave();
    const frame = document.createElement("iframe");
    frame.className = "over";
    frame.title = "The transition itself";
    frame.src = `live/${slug}/?embedded`;
    element.querySelector(".bezel").append(frame);
    element.classList.add("live");
    button.textContent = "Leave";
    live = { element, button, frame };
  };

  const equip = (element, slug) => {
    const button = Object.assign(document.createElement("button"), { className: "try", textContent: "Try it", type: "button" });
    button.onclick = (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (live?.button === button) leave(); else enter(element, button, slug());
    };
    element.querySelector(".bezel").append(button);
  };

  for (const card of document.querySelectorAll(".card")) {
    equip(card, () => card.getAttribute("href").slice(1));
    // A card is a link: what is touched in it leads nowhere while it is live.
    card.addEventListener("click", (event) => { if (card.classList.contains("live")) event.preventDefault(); });
  }
  addEventListener("keydown", (event) => { if (event.key === "Escape") leave(); });
  addEventListener("hashchange", leave);

  // Beside a film: the whole tool, in a page of its own.
  const link = Object.assign(document.createElement("a"), { textContent: "Try it live", target: "_blank", rel: "noopener" });
  const show = () => {
    const slug = location.hash.slice(1).split("@")[0];
    link.href = `live/${slug}/`;
    link.hidden = !slug;
  };
  link.style.cssText = "color: var(--accent); font-weight: 600";
  document.querySelector(".path")?.append(link);
  addEventListener("hashchange", show);
  show();
})();
