import { useState } from 'react';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';

export function Example() {
  const [amount, setAmount] = useState('');
  const [count, setCount] = useState('');
  const [rate, setRate] = useState('');
  const [digits, setDigits] = useState('');
  return (
    <div className="row gy-3">
      <div className="col-12 col-md-6">
        <MoneyField name="n.uang" label="Nominal" value={amount} onChange={setAmount} terbilang hint="2,5jt · 750rb" />
      </div>
      <div className="col-12 col-md-6">
        <NumberField
          kind="integer"
          name="n.bulat"
          label="Integer ≤ 1,000,000"
          max="1000000"
          value={count}
          onChange={setCount}
        />
      </div>
      <div className="col-12 col-md-6">
        <NumberField
          kind="float"
          name="n.rasio"
          label="Float, 3 decimals"
          decimals={3}
          value={rate}
          onChange={setRate}
        />
      </div>
      <div className="col-12 col-md-6">
        <NumberField kind="numeric" name="n.nomor" label="Digits" value={digits} onChange={setDigits} />
      </div>
    </div>
  );
}
