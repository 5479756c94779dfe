import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { savePerson } from '#components/customers/forms/customer/save-person.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { useLiteralForm } from '#components/kit/form/use-literal-form.ts';
import { FormSteps } from '#components/kit/screens/form-steps.tsx';
import { MissingFields, missingOf } from '#components/kit/screens/missing.tsx';
import { useCheck } from '#components/kit/screens/use-check.ts';
import { savePersonInput } from '#lib/customers/schemas/customer.ts';
import { gateway, ok, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: () => false }),
  useSession: () => ({ user: undefined }),
}));
afterEach(() => vi.unstubAllGlobals());

const NIK = '3273056010900009';
const { steps = [], sections, initial, endpoint, flow, useDemands = () => () => ({}) } = savePerson;
const occupation = (kode: string, nilai: string) => ({ kode, nilai, uraian: kode, uraian_en: kode });

/** Draws the tabs of a person's form from a state of it, and reports its values to the test. */
function open(start: Values = {}, at = 0) {
  gateway({
    'parameter/pilihan': ({ query }) =>
      ok(query.get('kelompok') === 'PEKERJAAN' ? [occupation('GURU', ''), occupation('PETANI', 'TANPA_KANTOR')] : [], {
        resp_cursor: '',
      }),
  });
  let now: Values = {};
  function Form() {
    const [shown, setShown] = useState(at);
    const { check } = useCheck(endpoint, flow, savePersonInput, useDemands());
    const filled = useLiteralForm({ sections, check, start: { ...initial, ...start } });
    const messages = filled.messages();
    now = filled.values;
    return (
      <>
        <FormSteps
          label="Nasabah"
          steps={steps}
          at={shown}
          onMove={setShown}
          left={new Set([0, 1, 2, 3, 4])}
          messages={messages}
          form={filled.form}
          values={filled.values}
          demanded={filled.demanded}
        />
        <MissingFields missing={missingOf(sections, filled.values, messages)} />
      </>
    );
  }
  show(Form);
  return (name: string) => now[name];
}

const lacking = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
/** Lists the labels that end with a star. */
const starred = () =>
  [...document.querySelectorAll('label')].flatMap(({ textContent }) =>
    textContent?.endsWith(' *') ? textContent.slice(0, -2) : [],
  );
const EMPLOYER = ['Tempat bekerja', 'Alamat kantor', 'Telepon kantor'];

async function typeNumber(text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(/^Nomor identitas/));
  await userEvent.paste(text);
}

test('a person’s form has five tabs, and missing fields are named in their order', () => {
  open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    expect.stringContaining('Identitas'),
    expect.stringContaining('Alamat dan kontak'),
    expect.stringContaining('Pekerjaan dan penghasilan'),
    expect.stringContaining('Keluarga dan pihak terkait'),
    expect.stringContaining('Risiko dan ringkasan'),
  ]);
  expect(lacking().slice(0, 7)).toEqual([
    'Nomor identitas',
    'Nama',
    'Tempat lahir',
    'Tanggal lahir',
    'Jenis kelamin',
    'Nama gadis ibu kandung',
    'Status perkawinan',
  ]);
});

test('an identity number fills birth date, sex and region; a woman’s day is less forty', async () => {
  const held = open();
  await typeNumber(NIK);
  await waitFor(() => expect(held('tanggal_lahir')).toBe('1990-10-20'));
  expect([held('jenis_kelamin'), held('wilayah'), held('nomor_identitas')]).toEqual(['P', '3273', NIK]);
});

test('earlier answers stay, and the number too, even if they disagree', async () => {
  const held = open({ tanggal_lahir: '1990-10-21', jenis_kelamin: 'L', wilayah: '3171' });
  await typeNumber(NIK);
  await waitFor(() => expect(held('nomor_identitas')).toBe(NIK));
  expect([held('tanggal_lahir'), held('jenis_kelamin'), held('wilayah')]).toEqual(['1990-10-21', 'L', '3171']);
});

test.each([
  ['a passport', { jenis_identitas: 'PASPOR' }, NIK],
  ['half a number', {}, NIK.slice(0, 15)],
  ['a day that is none', {}, '3273053113900009'],
])('%s fills nothing', async (_, start, number) => {
  const held = open(start);
  await typeNumber(number);
  await waitFor(() => expect(held('nomor_identitas')).toBe(number));
  expect([held('tanggal_lahir'), held('jenis_kelamin'), held('wilayah')]).toEqual(['', '', '']);
});

test('one key makes the address of the document the current one, all five parts of it', async () => {
  const home = {
    alamat: 'Jl. Dago No. 10',
    kelurahan: 'Dago',
    kecamatan: 'Coblong',
    wilayah: '3273',
    kode_pos: '40135',
  };
  const held = open({ ...home, alamat_domisili: 'Jl. Lama', kecamatan_domisili: 'Lain' }, 1);
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await waitFor(() => expect(held('alamat_domisili')).toBe(home.alamat));
  expect(Object.fromEntries(Object.keys(home).map((name) => [name, held(`${name}_domisili`)]))).toEqual(home);
});

test('a politically exposed person is asked for the reason, and nobody else', async () => {
  open({}, 4);
  expect(screen.queryByLabelText(/^Jabatan atau hubungan PEP/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /PEP/ }));
  expect(await screen.findByLabelText(/^Jabatan atau hubungan PEP/)).toBeInTheDocument();
});

test('an occupation with an employer makes three fields compulsory, with their stars and in the list, and another none', async () => {
  open({ pekerjaan: 'GURU' }, 2);
  await waitFor(() => expect(starred()).toEqual(expect.arrayContaining(EMPLOYER)));
  expect(lacking()).toEqual(expect.arrayContaining(EMPLOYER));
  // A star stays when its field is filled.
  await userEvent.type(screen.getByLabelText(/^Tempat bekerja/), 'SMA Negeri 8');
  expect(starred()).toEqual(expect.arrayContaining(EMPLOYER));
  expect(lacking()).not.toContain('Tempat bekerja');
});

test('a farmer names no employer', async () => {
  open({ pekerjaan: 'PETANI' }, 2);
  await screen.findByText('PETANI');
  for (const name of EMPLOYER) {
    expect(starred()).not.toContain(name);
    expect(lacking()).not.toContain(name);
  }
});

test('mail to the office makes its address compulsory while the rest of the form is still empty', () => {
  open({ surat_ke: 'KANTOR' }, 2);
  expect(starred()).toContain('Alamat kantor');
  expect(lacking()).toContain('Alamat kantor');
});

test('mail to the home leaves the office address free', () => {
  open({ surat_ke: 'DOMISILI' }, 2);
  expect(starred()).not.toContain('Alamat kantor');
  expect(lacking()).not.toContain('Alamat kantor');
});
