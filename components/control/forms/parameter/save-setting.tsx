import { SettingValue, settingName } from '#components/control/parameters/setting-value.tsx';
import { isDeleted, Still, whenSection, whySection } from '#components/control/parameters/term-fields.tsx';
import { termSource } from '#components/control/parameters/term-source.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { parameterNames } from '#lib/parameters.ts';
import { terms } from '#services/control/terms.ts';

const Source = termSource({
  endpoint: terms.settings,
  filters: ({ nama }, berlaku_sejak) => ({ nama: String(nama ?? ''), berlaku_sejak }),
  picks: (row, { nama }) => row.nama === nama,
  start: ({ nama, nilai }) => ({ nama, nilai }),
});

/** The value of a parameter from a day on. */
export const saveSetting = defineScreen({
  endpoint: terms.saveSetting,
  flow: 'SIMPAN_PARAMETER',
  menu: 'parameter-bank',
  change: { title: 'pengaturan.judulForm', back: menus['parameter-bank'].route, Source },
  initial: {
    aksi: 'BUAT',
    nama: parameterNames[0] ?? 'batas_kas_teller',
    berlaku_sejak: '',
    nilai: '',
    versi: 0,
    alasan: '',
  },
  sections: [
    {
      header: 'pengaturan.bagian',
      rowsize: 1,
      fields: [
        {
          name: 'nama',
          title: 'pengaturan.nama',
          type: 'textlabel',
          setup: {
            content: ({ nama }) => <Still name="nama" title="pengaturan.nama" value={settingName(String(nama))} />,
          },
        },
        {
          name: 'nilai',
          title: 'pengaturan.nilai',
          type: 'custom',
          required: true,
          otherProps: { disabled: isDeleted },
          setup: {
            render: (props, values) => <SettingValue {...(props as FieldProps<string>)} nama={String(values.nama)} />,
          },
        },
      ],
    },
    whenSection,
    whySection,
  ],
});
