import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import { BlankCount } from '#components/kit/ui/blank-count.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { deposit } from '#services/deposits/deposit.ts';

/** Blank certificates by who holds them. */
export function BilyetCount({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const count = useRecord(deposit.count, { kode_cabang: kodeCabang });
  return (
    <Card title={t('deposito.pemegang')} flush>
      <Loaded state={count} lines={3}>
        {({ data }) => (
          <BlankCount
            label={t('deposito.pemegang')}
            heads={{
              branch: t('rekening.cabang'),
              holder: t('deposito.pemegang'),
              range: t('deposito.rentang'),
              count: t('deposito.jumlah'),
            }}
            rows={data}
            stock={t('deposito.diStok')}
          />
        )}
      </Loaded>
    </Card>
  );
}
