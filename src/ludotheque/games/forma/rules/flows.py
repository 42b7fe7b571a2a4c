"""Cheapest flows of whole units: the tool that bridges are counted with."""

from heapq import heappop, heappush

_FAR = 1 << 60


class Network:
    """Arcs that carry one unit each; units are sent one by one along the cheapest way left."""

    def __init__(self, nodes: int) -> None:
        self.out: list[list[int]] = [[] for _ in range(nodes)]
        self.head: list[int] = []
        self.cost: list[int] = []
        self.room: list[int] = []
        self.potential = [0] * nodes

    def arc(self, tail: int, head: int, cost: int = 0) -> int:
        """Arc 2k and its reverse 2k + 1."""
        for start, end, price, room in ((tail, head, cost, 1), (head, tail, -cost, 0)):
            self.out[start].append(len(self.head))
            self.head.append(end)
            self.cost.append(price)
            self.room.append(room)
        return len(self.head) - 2

    def clear(self) -> None:
        """Take every unit off again."""
        self.room = [1, 0] * (len(self.room) // 2)
        self.potential = [0] * len(self.potential)

    def send(self, source: int, sink: int, units: int) -> bool:
        """Send so many units; False where there is no room for all of them."""
        return all(self._send_one(source, sink) for _ in range(units))

    def used(self, arc: int) -> bool:
        return self.room[arc] == 0

    def _send_one(self, source: int, sink: int) -> bool:
        reached, came_by = self._distances(source, sink)
        if reached[sink] == _FAR:
            return False
        for node, far in enumerate(reached):
            self.potential[node] += min(far, reached[sink])
        node = sink
        while node != source:
            arc = came_by[node]
            self.room[arc], self.room[arc ^ 1] = 0, 1
            node = self.head[arc ^ 1]
        return True

    def _distances(self, source: int, sink: int) -> tuple[list[int], list[int]]:
        """Dijkstra on reduced costs, stopped at the sink."""
        far, came_by = [_FAR] * len(self.out), [-1] * len(self.out)
        head, cost, room, potential = self.head, self.cost, self.room, self.potential
        far[source] = 0
        heap = [(0, source)]
        while heap:
            distance, node = heappop(heap)
            if distance > far[node]:
                continue
            if node == sink:
                break
            here = distance + potential[node]
            for arc in self.out[node]:
                if room[arc]:
                    end = head[arc]
                    there = here + cost[arc] - potential[end]
                    if there < far[end]:
                        far[end], came_by[end] = there, arc
                        heappush(heap, (there, end))
        return far, came_by
