import { Wizard, type WizardStep } from '#components/kit/screens/wizard.tsx';
import type { MessageKey } from '#lib/messages/id.ts';

const titles = [
  'transaksi.nama',
  'teller.rekening',
  'teller.setoran',
  'umum.catatan',
  'flow.persetujuan',
  'umum.hasil',
] as const satisfies readonly MessageKey[];

const steps: readonly WizardStep[] = titles.map((title, at) => ({
  id: `langkah-${at}`,
  title,
  sections: [{ header: title, rowsize: 3, fields: [{ name: `enam.isi${at}`, title, type: 'string' }] }],
}));

/** Shows a read-only wizard: every step opens, none asks for a value. */
export function Example() {
  return <Wizard label="Enam langkah" steps={steps} initial={{ enam: {} }} readOnly onFinish={async () => true} />;
}
