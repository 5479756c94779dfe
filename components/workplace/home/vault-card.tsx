import { Card } from '#components/kit/ui/card.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState, Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/cash/vault.ts';

const OwnVault = drawn(async () => (await import('./own-vault.tsx')).OwnVault, 8);

/** Shows the head teller's vault in the books' own currency: the first of the branch. */
export function VaultCard() {
  const t = useT();
  const vaults = useList(vault.vaults);
  return (
    <Card title={t('home.khasanah')}>
      <Listed list={vaults} lines={8} empty={<EmptyState title={t('home.khasanahKosong')} icon="safe2" />}>
        {([held]) => (held ? <OwnVault vault={held} /> : null)}
      </Listed>
    </Card>
  );
}
