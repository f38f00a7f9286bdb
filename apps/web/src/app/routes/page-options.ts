import {
  type OperatorRouteName,
  operatorRouteTable,
  type RouteName,
  routeTable,
} from '../../config/routes.ts';
import { guardOperatorRoute } from '../guard/guard-operator.ts';
import { guardRoute } from '../guard/guard-route.ts';

/** The options that a page's route takes from the route table: address, guard, name. */
export function pageOptions<N extends RouteName>(name: N) {
  const path: (typeof routeTable)[N]['path'] = routeTable[name].path;
  return { path, beforeLoad: guardRoute(name), staticData: { name } };
}

/** The same for a page of the back office. */
export function operatorPageOptions<N extends OperatorRouteName>(name: N) {
  const path: (typeof operatorRouteTable)[N]['path'] = operatorRouteTable[name].path;
  return { path, beforeLoad: guardOperatorRoute(name), staticData: { name } };
}
