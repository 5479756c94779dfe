import { demoClosing, demoSheet } from '#components/gallery/demo-sheet.ts';
import { TillSheet } from '#components/vault/till-sheet.tsx';

export function Example() {
  return <TillSheet sheet={demoSheet} closing={demoClosing} />;
}
