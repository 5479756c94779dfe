import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { messageOf } from '#lib/messages/id.ts';

/** Shows who somebody is at the bank, and up to which amounts this person may post and approve. */
export function ProfileCard() {
  const t = useT();
  const profile = useProfile();
  return (
    <Card title={t('setelan.profil')}>
      <Loaded state={profile} lines={6}>
        {(me) => (
          <div className="stack">
            <DescriptionList
              rows
              items={[
                { label: t('setelan.nama'), value: me.nama_user },
                { label: t('setelan.pengguna'), value: me.id_user },
                { label: t('setelan.peran'), value: me.role_id.map((role) => messageOf('peran.', role)).join(', ') },
                { label: t('setelan.cabang'), value: `${me.kode_cabang} ${me.nama_cabang}` },
              ]}
            />
            <div className="table-scroll">
              <table className="table">
                <caption className="visually-hidden">{t('setelan.wewenang')}</caption>
                <thead>
                  <tr>
                    <th>{t('setelan.wewenang')}</th>
                    <th className="num">{t('setelan.entri')}</th>
                    <th className="num">{t('setelan.setuju')}</th>
                  </tr>
                </thead>
                <tbody>
                  {me.limit.map((limit) => (
                    <tr key={`${limit.kelompok}-${limit.kode_valuta}`}>
                      <td>{`${messageOf('setelan.kelompok.', limit.kelompok)} ${limit.kode_valuta}`}</td>
                      <td className="num">
                        <Amount value={limit.entri} />
                      </td>
                      <td className="num">
                        <Amount value={limit.setuju} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        )}
      </Loaded>
    </Card>
  );
}
