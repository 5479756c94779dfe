import { Blocks } from '#components/accounts/inquiries/block-list.tsx';

export default Blocks;
