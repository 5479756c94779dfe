// Runs before the first paint, so that a dark reader never sees a white flash. The same keys are written by
// components/kit/ui/appearance.ts.
(() => {
  const root = document.documentElement;
  let theme = 'system';
  let density = 'compact';
  let paper = 'A4';
  try {
    theme = localStorage.getItem('amanah.theme') ?? theme;
    density = localStorage.getItem('amanah.density') ?? density;
    paper = localStorage.getItem('amanah.paper') ?? paper;
  } catch {
    // A browser that refuses storage still gets the defaults.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = density;
  root.dataset.paper = paper;
})();
