import { useState } from 'react';
import { Denominations } from '#components/kit/fields/denominations.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { Pecahan } from '#types/proto/common.ts';

export function Example() {
  const t = useT();
  const [agrees, setAgrees] = useState<readonly Pecahan[]>([{ nominal: '100000.00', lembar: 25 }]);
  const [differs, setDiffers] = useState<readonly Pecahan[]>([{ nominal: '50000.00', lembar: 3 }]);
  return (
    <div className="tiles wide">
      <Card title="agrees">
        <Denominations
          name="p.cocok"
          label={t('teller.pecahan')}
          value={agrees}
          onChange={setAgrees}
          target="2500000.00"
        />
      </Card>
      <Card title="differs">
        <Denominations
          name="p.selisih"
          label={t('teller.pecahan')}
          value={differs}
          onChange={setDiffers}
          target="2500000.00"
        />
      </Card>
    </div>
  );
}
