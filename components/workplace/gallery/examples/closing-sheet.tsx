import { TillSheet } from '#components/cash/vault/till-sheet.tsx';
import { demoClosing, demoSheet } from '#components/workplace/gallery/demo-spreadsheet.ts';

export function Example() {
  return <TillSheet sheet={demoSheet} closing={demoClosing} />;
}
