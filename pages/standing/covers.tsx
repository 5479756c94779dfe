import { Covers } from '#components/standing/order-list.tsx';

export default Covers;
