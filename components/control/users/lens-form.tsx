import { type FormEvent, useState } from 'react';
import { failureOf } from '#components/kit/fields/field.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { AsyncSelect } from '#components/kit/fields/search-select.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { optionSource } from '#components/kit/fields/use-options.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { checkedCodes } from '#lib/operations/operations.ts';
import { management } from '#services/control/management.ts';
import { parameter } from '#services/control/parameter.ts';

export interface LensQuestion {
  readonly id_user: string;
  readonly flowCode: string;
  readonly nominal: string;
  readonly kode_cabang: string;
}

const users = optionSource({
  endpoint: management.users,
  value: (row) => row.id_user,
  text: (row) => row.nama_user,
});

/** Asks for the user, the operation and the amount. */
export function LensForm({
  start,
  onAsk,
}: {
  readonly start: LensQuestion;
  readonly onAsk: (asked: LensQuestion) => void;
}) {
  const t = useT();
  const [values, setValues] = useState(start);
  const branches = useList(parameter.branches, { sizes: [100], quiet: true });
  const put = (name: keyof LensQuestion) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.id_user !== '') onAsk(values);
  };
  return (
    <Card title={t('lensa.tanya')}>
      <form className="lens-form" onSubmit={submit}>
        <AsyncSelect
          name="id_user"
          label={t('lensa.pengguna')}
          value={values.id_user}
          onChange={put('id_user')}
          source={users}
          required
        />
        <SelectField
          name="flowCode"
          label={t('lensa.transaksi')}
          value={values.flowCode}
          onChange={put('flowCode')}
          options={checkedCodes.map((code) => ({ value: code, display: messageOf('alur.', code) }))}
        />
        <MoneyField
          name="nominal"
          label={t('lensa.nominal')}
          value={values.nominal}
          onChange={put('nominal')}
          terbilang
        />
        <SelectField
          name="kode_cabang"
          label={t('lensa.cabang')}
          value={values.kode_cabang}
          onChange={put('kode_cabang')}
          failed={failureOf(branches)}
          options={[
            { value: '', display: t('lensa.cabangSendiri') },
            ...branches.rows.map(({ kode_cabang, nama_cabang }) => ({
              value: kode_cabang,
              display: `${kode_cabang} - ${nama_cabang}`,
            })),
          ]}
        />
        <div className="line">
          <Button type="submit" variant="primary" icon="search" className="push" disabled={values.id_user === ''}>
            {t('lensa.periksa')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
