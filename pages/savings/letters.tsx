import { Letters } from '#components/letter/letter-list.tsx';

export default Letters;
