import { describe, expect, it } from 'vitest';
import { nikMismatches, readNik } from '#lib/customers/nik.ts';

function nikOf(text: string) {
  const reading = readNik(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.nik;
}

describe('NIK', () => {
  it('takes the example apart: West Java, woman, 20 October 1990, serial 9', () => {
    expect(readNik('3273056010900009')).toEqual({
      ok: true,
      nik: {
        province: '32',
        regency: '73',
        district: '05',
        birthDay: '20',
        birthMonth: '10',
        birthYear: '90',
        sex: 'P',
        serial: '0009',
      },
    });
  });

  it('reads a man and both edges of the month', () => {
    expect(nikOf('3171010101000001')).toMatchObject({ sex: 'L', birthDay: '01', birthYear: '00' });
    expect(nikOf('3171013112990001')).toMatchObject({ sex: 'L', birthDay: '31' });
    expect(nikOf('3171014112990001')).toMatchObject({ sex: 'P', birthDay: '01' });
    expect(nikOf('3171017112990001')).toMatchObject({ sex: 'P', birthDay: '31' });
    expect(nikOf('3171016902960001')).toMatchObject({ sex: 'P', birthDay: '29', birthMonth: '02' });
  });

  it.each([
    ['327305601090000', 'not-16-digits'],
    ['32730560109000099', 'not-16-digits'],
    ['327305601090000X', 'not-16-digits'],
    ['', 'not-16-digits'],
    ['1073056010900009', 'unknown-province'],
    ['2073056010900009', 'unknown-province'],
    ['9973056010900009', 'unknown-province'],
    ['3273050010900009', 'impossible-birth-date'],
    ['3273053210900009', 'impossible-birth-date'],
    ['3273054010900009', 'impossible-birth-date'],
    ['3273057210900009', 'impossible-birth-date'],
    ['3273053102900009', 'impossible-birth-date'],
    ['3273052902910009', 'impossible-birth-date'],
    ['3273056000900009', 'impossible-birth-date'],
    ['3273056013900009', 'impossible-birth-date'],
    ['3273056010900000', 'zero-serial'],
  ])('refuses %j as %s', (text, reason) => {
    expect(readNik(text)).toEqual({ ok: false, reason });
  });

  it('compares itself with the person', () => {
    const nik = nikOf('3273056010900009');
    expect(nikMismatches(nik, { tanggal_lahir: '1990-10-20', jenis_kelamin: 'P' })).toEqual([]);
    expect(nikMismatches(nik, { tanggal_lahir: '1990-10-21', jenis_kelamin: 'P' })).toEqual(['tanggal_lahir']);
    expect(nikMismatches(nik, { tanggal_lahir: '1990-10-20', jenis_kelamin: 'L' })).toEqual(['jenis_kelamin']);
    expect(nikMismatches(nik, { tanggal_lahir: '1991-10-20', jenis_kelamin: 'L' })).toEqual([
      'tanggal_lahir',
      'jenis_kelamin',
    ]);
  });
});
