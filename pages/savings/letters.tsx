import { Letters } from '#components/accounts/letters/letter-list.tsx';

export default Letters;
