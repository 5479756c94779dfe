/** Shows the used part of a limit, in whole percent; `label` says it in words. */
export function Meter({ percent, label }: { readonly percent: number; readonly label: string }) {
  const shown = Math.max(0, Math.min(100, percent));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be coloured alike in every browser.
    <div
      className={shown >= 80 ? 'meter warn' : 'meter'}
      role="meter"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-label={label}
    >
      <span style={{ width: `${shown}%` }} />
    </div>
  );
}
