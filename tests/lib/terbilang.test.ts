import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, MoneyError } from '#lib/money.ts';
import { numberInEnglish, numberInWords, spokenWire, terbilang, terbilangWire } from '#lib/terbilang.ts';

describe('terbilang', () => {
  it.each([
    [0n, 'nol'],
    [1n, 'satu'],
    [10n, 'sepuluh'],
    [11n, 'sebelas'],
    [12n, 'dua belas'],
    [19n, 'sembilan belas'],
    [20n, 'dua puluh'],
    [21n, 'dua puluh satu'],
    [100n, 'seratus'],
    [101n, 'seratus satu'],
    [111n, 'seratus sebelas'],
    [999n, 'sembilan ratus sembilan puluh sembilan'],
    [1000n, 'seribu'],
    [1001n, 'seribu satu'],
    [1100n, 'seribu seratus'],
    [11_000n, 'sebelas ribu'],
    [21_000n, 'dua puluh satu ribu'],
    [101_000n, 'seratus satu ribu'],
    [1_000_000n, 'satu juta'],
    [1_001_000n, 'satu juta seribu'],
    [2_500_000n, 'dua juta lima ratus ribu'],
    [1_000_000_000n, 'satu miliar'],
    [999_000_000_000_000n, 'sembilan ratus sembilan puluh sembilan triliun'],
    [1_000_000_000_000_000n, 'satu kuadriliun'],
    [-5n, 'minus lima'],
  ])('spells %s as "%s"', (value, words) => {
    expect(numberInWords(value)).toBe(words);
  });

  it('adds the unit and the sen', () => {
    expect(terbilang(30_000_000n)).toBe('tiga puluh juta rupiah');
    expect(terbilangWire('30000000.00')).toBe('tiga puluh juta rupiah');
    expect(terbilangWire('1500.50')).toBe('seribu lima ratus rupiah dan lima puluh sen');
    expect(terbilangWire('0.01')).toBe('nol rupiah dan satu sen');
    expect(terbilangWire('-0.50')).toBe('minus nol rupiah dan lima puluh sen');
    expect(terbilangWire('0.00')).toBe('nol rupiah');
  });

  it('refuses a text that is no amount, or one too large to spell', () => {
    expect(() => terbilangWire('abc')).toThrow(MoneyError);
    expect(() => numberInWords(10n ** 18n)).toThrow(RangeError);
  });

  it('says the number that was given, for every amount SQL can hold', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (minor) => {
        const [rupiah = '', sen = 'nol sen'] = terbilangWire(fromMinor(minor)).split(' dan ');
        expect(read(rupiah.replace(/ rupiah$/, '')) * 100n + read(sen.replace(/ sen$/, ''))).toBe(minor);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the English counterpart, for screens', () => {
  it.each([
    [0n, 'zero'],
    [7n, 'seven'],
    [13n, 'thirteen'],
    [20n, 'twenty'],
    [21n, 'twenty-one'],
    [100n, 'one hundred'],
    [245n, 'two hundred forty-five'],
    [1000n, 'one thousand'],
    [1_000_000n, 'one million'],
    [2_500_000n, 'two million five hundred thousand'],
    [1_001_019n, 'one million one thousand nineteen'],
    [999_000_000_000_000_000n, 'nine hundred ninety-nine quadrillion'],
    [-5n, 'minus five'],
  ])('spells %s as "%s"', (value, words) => {
    expect(numberInEnglish(value)).toBe(words);
  });

  it('says an amount in the language of the screen', () => {
    expect(spokenWire('30000000.00', 'en')).toBe('thirty million rupiah');
    expect(spokenWire('1500.50', 'en')).toBe('one thousand five hundred rupiah and fifty sen');
    expect(spokenWire('-0.50', 'en')).toBe('minus zero rupiah and fifty sen');
    expect(spokenWire('1500.50', 'id')).toBe('seribu lima ratus rupiah dan lima puluh sen');
    expect(() => spokenWire('abc', 'en')).toThrow(MoneyError);
    expect(() => numberInEnglish(10n ** 18n)).toThrow(RangeError);
  });
});

const UNITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const SCALES: Record<string, bigint> = {
  ribu: 10n ** 3n,
  juta: 10n ** 6n,
  miliar: 10n ** 9n,
  triliun: 10n ** 12n,
  kuadriliun: 10n ** 15n,
};

/** An independent reader: the se- words are written out first, then the words are added up from left to right. */
function read(words: string): bigint {
  const plain = words.replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1');
  let total = 0n;
  let group = 0n;
  let unit = 0n;
  for (const word of plain.split(' ')) {
    const scale = SCALES[word];
    if (scale !== undefined) {
      total += (group + unit) * scale;
      group = 0n;
      unit = 0n;
    } else if (word === 'puluh' || word === 'ratus' || word === 'belas') {
      group += word === 'belas' ? unit + 10n : unit * (word === 'puluh' ? 10n : 100n);
      unit = 0n;
    } else {
      expect(UNITS).toContain(word);
      unit = BigInt(UNITS.indexOf(word));
    }
  }
  return total + group + unit;
}
