import { demoSlip } from '#components/gallery/demo-posting.ts';
import { Slip } from '#components/screens/slip.tsx';

export function Example() {
  return <Slip slip={demoSlip} />;
}
