import { Slip } from '#components/kit/screens/slip.tsx';
import { demoSlip, demoTransfer } from '#components/workplace/gallery/demo-posting.ts';

export function Example() {
  return (
    <>
      <Slip slip={demoSlip} />
      <Slip slip={demoTransfer} />
    </>
  );
}
