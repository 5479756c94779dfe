import { useEffect, useId, useState } from 'react';
import {
  chooseDensity,
  chooseTheme,
  currentDensity,
  currentTheme,
  type Density,
  densities,
  type Theme,
  themes,
} from '#components/layout/appearance.ts';
import { Amount } from '#components/ui/amount.tsx';
import { Card } from '#components/ui/card.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { chooseLanguage, useLanguage } from '#hooks/language.ts';
import { useProfile, useSession } from '#hooks/use-session.ts';
import { languages, messageOf } from '#lib/messages/id.ts';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly prefix: string;
  readonly options: readonly V[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

function Choice<V extends string>({ label, prefix, options, value, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="line">
        {options.map((option) => (
          <label key={option} className="check-field">
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            {messageOf(prefix, option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Appearance() {
  const t = useT();
  const [theme, setTheme] = useState<Theme>('system');
  const [density, setDensity] = useState<Density>('compact');
  const language = useLanguage();
  const user = useSession().user?.id_user ?? '';
  useEffect(() => {
    setTheme(currentTheme());
    setDensity(currentDensity());
  }, []);
  return (
    <Card title={t('setelan.tampilan')}>
      <div className="stack">
        <Choice
          label={t('setelan.bahasa')}
          prefix="setelan.bahasa."
          options={languages}
          value={language}
          onChange={(chosen) => void chooseLanguage(chosen, user)}
        />
        <Choice
          label={t('setelan.tema')}
          prefix="setelan.tema."
          options={themes}
          value={theme}
          onChange={(chosen) => {
            setTheme(chosen);
            chooseTheme(chosen);
          }}
        />
        <Choice
          label={t('setelan.kerapatan')}
          prefix="setelan.kerapatan."
          options={densities}
          value={density}
          onChange={(chosen) => {
            setDensity(chosen);
            chooseDensity(chosen);
          }}
        />
        <p className="field-hint">{t('setelan.berlaku')}</p>
      </div>
    </Card>
  );
}

function Profile() {
  const t = useT();
  const profile = useProfile();
  return (
    <Card title={t('setelan.profil')}>
      <Loaded state={profile} lines={6}>
        {(me) => (
          <div className="stack">
            <Facts
              rows
              items={[
                { label: t('setelan.nama'), value: me.nama_user },
                { label: t('setelan.pengguna'), value: me.id_user },
                { label: t('setelan.peran'), value: me.role_id.map((role) => messageOf('peran.', role)).join(', ') },
                { label: t('setelan.cabang'), value: `${me.kode_cabang} ${me.nama_cabang}` },
              ]}
            />
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
        )}
      </Loaded>
    </Card>
  );
}

export default function Settings() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('menu.pengaturan')} />
      <div className="two-columns">
        <Profile />
        <Appearance />
      </div>
    </>
  );
}
