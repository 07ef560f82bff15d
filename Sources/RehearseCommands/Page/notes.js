// What is told of a film beside its pictures: in a file of its own, read when the film is opened.
const told = new Map();

// Called by the file.
function notes(slug, content) { told.get(slug)?.resolve(content); }

// The notes of a film, once they are there; empty ones when the file is missing.
function loadNotes(slug) {
  if (!told.has(slug)) {
    const entry = {};
    entry.promise = new Promise((resolve) => { entry.resolve = resolve; });
    told.set(slug, entry);
    const script = document.createElement("script");
    script.src = `films/${slug}/notes.js`;
    script.onerror = () => entry.resolve({
      series: [], calls: [], layers: [], sources: [], report: null, parameters: [], mended: [],
      reducedMotion: "",
    });
    document.head.append(script);
  }
  return told.get(slug).promise;
}

// Who is called when: a list that follows the film, and from which one can go to an instant.
class Calls {
  constructor(list, calls, times, seek) {
    Object.assign(this, { list, calls, times });
    list.replaceChildren(...calls.map((call) => {
      const row = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      const [object, method] = split(call.text);
      button.innerHTML = '<span class="when"></span><span class="who"></span>';
      button.children[0].textContent = call.time.toFixed(3) + " s";
      button.children[1].textContent = object;
      const bold = document.createElement("b");
      bold.textContent = method;
      button.children[1].append(bold);
      button.onclick = () => seek(this.frameAt(call.time));
      row.append(button);
      return row;
    }));
  }

  // The first frame that shows what a call has done.
  frameAt(time) {
    const frame = this.times.findIndex((t) => t >= time - 1e-6);
    return frame < 0 ? this.times.length - 1 : frame;
  }

  moveTo(frame) {
    const now = this.times[frame] + 1e-6;
    const last = this.calls.findLastIndex((call) => call.time <= now);
    [...this.list.children].forEach((row, k) => {
      row.classList.toggle("past", k <= last);
      row.classList.toggle("now", k === last);
    });
  }
}

function split(text) {
  const dot = text.lastIndexOf(".");
  return dot < 0 ? ["", text] : [text.slice(0, dot + 1), text.slice(dot + 1)];
}

// What a transition's numbers are, what was mended, what it does where people want less motion.
function fillAbout(section, { parameters, mended, reducedMotion }) {
  section.hidden = !parameters.length && !mended.length;
  const list = find(".numbers", section);
  const rows = [...parameters];
  if (reducedMotion) rows.push(["Reduce Motion", reducedMotion]);
  list.replaceChildren(...rows.flatMap(([name, value]) => {
    const term = document.createElement("dt"), meaning = document.createElement("dd");
    term.textContent = name;
    meaning.textContent = value;
    return [term, meaning];
  }));
  find("h3", section).hidden = !mended.length;
  find(".mended", section).replaceChildren(...mended.map((sentence) => {
    const row = document.createElement("li");
    row.textContent = sentence;
    return row;
  }));
}

// What a check of the contract said.
function fillReport(section, report) {
  const has = Boolean(report && report.scenarios !== undefined);
  section.hidden = !has;
  if (!has) return;
  const errors = report.faults.filter((fault) => fault.isError).length;
  const verdict = find(".verdict", section);
  verdict.classList.toggle("broken", errors > 0);
  verdict.textContent = errors
    ? `${errors} rule${errors === 1 ? "" : "s"} broken`
    : `${report.scenarios} scenarios, nothing broken`;
  find(".faults", section).replaceChildren(...report.faults.map((fault) => {
    const row = document.createElement("li");
    row.className = fault.isError ? "error" : "advice";
    for (const [kind, text] of [
      ["rule", fault.rule], ["where", fault.scenario],
      ["seen", `${fault.subject}: ${fault.seen}. ${fault.cause}`], ["remedy", fault.remedy],
    ]) {
      const part = document.createElement(kind === "remedy" ? "code" : "span");
      part.className = kind;
      part.textContent = text;
      row.append(part);
    }
    return row;
  }));
}
