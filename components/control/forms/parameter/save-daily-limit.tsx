import { HolderField } from '#components/control/parameters/holder.tsx';
import { unlessDeleted, whenSection, whySection } from '#components/control/parameters/term-fields.tsx';
import { termSource } from '#components/control/parameters/term-source.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { defineScreen, money } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { limitKinds, limitScopes } from '#lib/control/codes.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { terms } from '#services/control/terms.ts';

const initial = {
  aksi: 'BUAT',
  lingkup: 'PERAN',
  pemegang: '',
  kelompok: 'TUNAI_MASUK',
  kode_valuta: BOOK_CURRENCY,
  berlaku_sejak: '',
  batas: '',
  versi: 0,
  alasan: '',
} as const;
const keys = ['lingkup', 'pemegang', 'kelompok', 'kode_valuta'] as const;

const Source = termSource({
  endpoint: terms.dailyLimits,
  filters: (asked, berlaku_sejak) => ({
    lingkup: asked.lingkup as '' | undefined,
    kelompok: asked.kelompok as '' | undefined,
    kode_valuta: String(asked.kode_valuta ?? ''),
    pemegang: String(asked.pemegang ?? ''),
    berlaku_sejak,
  }),
  picks: (row, asked) => keys.every((key) => row[key] === String(asked[key] ?? '')),
  start: ({ lingkup, pemegang, kelompok, kode_valuta, batas }) => ({ lingkup, pemegang, kelompok, kode_valuta, batas }),
  blank: () => ({ ...initial }),
});

/** A change or a removal of a row keeps its holder and its kind. */
const settled = ({ aksi }: Values): boolean => aksi !== 'BUAT';

/** Saves the amount that one person moves alone in a day, or an account gives over the counter, from a day on. */
export const saveDailyLimit = defineScreen({
  endpoint: terms.saveDailyLimit,
  flow: 'SIMPAN_BATAS_HARIAN',
  menu: 'batas-harian',
  change: { title: 'batasHarian.judulForm', back: menus['batas-harian'].route, Source },
  initial,
  sections: [
    {
      header: 'batasHarian.bagian',
      rowsize: 2,
      fields: [
        {
          name: 'lingkup',
          title: 'batasHarian.lingkup',
          type: 'select',
          required: true,
          otherProps: { disabled: settled },
          setup: { codes: limitScopes, prefix: 'lingkup.' },
        },
        {
          name: 'pemegang',
          title: 'batasHarian.pemegang',
          type: 'custom',
          otherProps: { disabled: settled },
          setup: {
            render: (props, values) => (
              <HolderField {...(props as FieldProps<string>)} lingkup={String(values.lingkup)} />
            ),
          },
        },
        {
          name: 'kelompok',
          title: 'batasHarian.kelompok',
          type: 'select',
          required: true,
          otherProps: { disabled: settled },
          setup: { codes: limitKinds, prefix: 'kelompokHarian.' },
        },
        {
          name: 'kode_valuta',
          title: 'batasHarian.valuta',
          type: 'string',
          required: true,
          setup: { maxLength: 3 },
          otherProps: { readOnly: settled },
        },
      ],
    },
    {
      header: 'batasHarian.bagianBatas',
      rowsize: 2,
      fields: [unlessDeleted(money('batas', 'batasHarian.batas'))],
    },
    whenSection,
    whySection,
  ],
});
