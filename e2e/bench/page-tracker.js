/** Runs in the measured page and records when elements first appear, in milliseconds since navigation start. */
(() => {
  const marks = { lcp: 0 };
  const wanted = {
    shell: 'header nav a[href="/course"], header a[href="/"]',
    content: 'main a[href^="/competition/"]',
    next: 'main a[href^="/code_editor/"]',
  };
  const check = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (name in marks) continue;
      if (document.querySelector(selector)?.getClientRects().length) {
        // Found, but not painted yet.
        marks[name] = 0;
        requestAnimationFrame(() => {
          marks[name] = performance.now();
          document.documentElement.dataset[name] = '';
        });
      }
    }
  };
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  addEventListener(
    'click',
    () => {
      marks.click = performance.now();
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  window.sopaanMarks = marks;
})();
