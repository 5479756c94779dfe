import '#lib/messages/home.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Facts } from '#components/kit/ui/facts.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import type { KhasanahRow } from '#types/proto/cash/vault.ts';
import { VaultStock } from './pictures/vault-stock.tsx';

/** A vault: its balance, its stock by denomination, what is on its way, and what waits for a count. */
export function OwnVault({ vault }: { readonly vault: KhasanahRow }) {
  const t = useT();
  const { menunggu_hitungan: toCount } = vault;
  return (
    <div className="stack">
      <div>
        <span className="muted small">{`${t('home.saldoKhasanah')} ${vault.nama_cabang}`}</span>
        <strong className="big-figure">
          <Amount value={vault.saldo} currency={vault.kode_valuta} />
        </strong>
      </div>
      <Facts
        items={[
          {
            label: t('home.dalamPerjalanan'),
            value: <Amount value={vault.dalam_perjalanan} currency={vault.kode_valuta} />,
          },
        ]}
      />
      {toCount > 0 ? <Note tone="accent">{t('home.perluDihitung', { jumlah: toCount })}</Note> : null}
      {vault.saldo === '' ? null : <VaultStock vault={vault} />}
      <div className="line">
        <ButtonLink variant={toCount > 0 ? 'primary' : 'plain'} icon="safe2" href="/vault">
          {t('home.lihatKhasanah')}
        </ButtonLink>
      </div>
    </div>
  );
}
