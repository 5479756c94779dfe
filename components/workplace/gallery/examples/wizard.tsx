import { Wizard, type WizardStep } from '#components/kit/screens/wizard.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';

const steps: readonly WizardStep[] = [
  {
    id: 'pemilik',
    title: 'rekening.atasNama',
    sections: [
      {
        header: 'rekening.atasNama',
        rowsize: 2,
        fields: [
          { name: 'w.nama', title: 'transaksi.nama', type: 'string', required: true },
          { name: 'w.lahir', title: 'transaksi.tanggal', type: 'date', setup: { maxDate: '2026-11-21' } },
        ],
      },
    ],
  },
  {
    id: 'rekening',
    title: 'teller.rekening',
    sections: [
      {
        header: 'teller.rekening',
        rowsize: 2,
        fields: [{ name: 'w.produk', title: 'rekening.produk', type: 'string', required: true }],
      },
    ],
  },
  {
    id: 'setoran',
    title: 'teller.setoran',
    sections: [
      {
        header: 'teller.setoran',
        rowsize: 1,
        fields: [{ name: 'w.nominal', title: 'teller.nominal', type: 'currency', required: true }],
      },
    ],
  },
  {
    id: 'catatan',
    title: 'umum.catatan',
    sections: [
      { header: 'umum.catatan', rowsize: 1, fields: [{ name: 'w.catatan', title: 'umum.catatan', type: 'text' }] },
    ],
  },
  {
    id: 'hasil',
    title: 'umum.hasil',
    sections: [
      {
        header: 'umum.hasil',
        rowsize: 1,
        fields: [{ name: 'w.setuju', title: 'flow.persetujuan', type: 'checkbox', required: true }],
      },
    ],
  },
];

const initial = { w: { nama: '', lahir: '', produk: '', nominal: '', catatan: '', setuju: 'F' } };

export function Example() {
  const toast = useToast();
  const finish = async (values: Readonly<Record<string, unknown>>) => {
    toast(JSON.stringify(values.w));
    return true;
  };
  return <Wizard label="Pembukaan rekening" steps={steps} initial={initial} onFinish={finish} />;
}
