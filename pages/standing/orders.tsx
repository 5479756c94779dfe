import { Orders } from '#components/accounts/standing-orders/order-list.tsx';

export default Orders;
