"""The dungeon (H-1.1): which rooms there are, where corridors lead, how far it is to the vault.

A dungeon never changes; a room that is built makes a new one. Copies of a game share it.
"""

from __future__ import annotations

from typing import Final

from hlubina.games.heroes.names import ROOM_NAMES, ROOMS, VAULT

DX: Final = [0, 1, 0, -1]  # north, east, south, west
DY: Final = [-1, 0, 1, 0]
FAR: Final = 99
ABSENT: Final = -1


def turned(doors: int, quarters: int) -> int:
    """The doorways of a tile after so many clockwise quarter turns."""
    return (doors << quarters | doors >> (4 - quarters)) & 15


class Dungeon:
    """Rooms on a grid. `near` are corridors (A1), `touching` also walls (A8), `closer` corridors towards the vault."""

    def __init__(self, x: list[int], y: list[int], rotation: list[int], doors: list[int], room_type: list[int]) -> None:
        self.x = x
        self.y = y
        self.rotation = rotation  # ABSENT for a room that is not there
        self.base_doors = doors
        self.room_type = room_type
        self.rooms = [room for room in range(ROOMS) if rotation[room] != ABSENT]
        self.has = [rotation[room] != ABSENT for room in range(ROOMS)]
        self.doors = [turned(doors[room], max(0, rotation[room])) for room in range(ROOMS)]
        self.near: list[list[int]] = [[] for _ in range(ROOMS)]
        self.touching: list[list[int]] = [[] for _ in range(ROOMS)]
        self.join_rooms()
        self.distance = self.steps_from(VAULT)
        self.apart = self.steps_apart()  # corridor steps between two rooms: room * ROOMS + other
        self.closer: list[list[int]] = []
        for room in range(ROOMS):
            self.closer.append([other for other in self.near[room] if self.distance[other] == self.distance[room] - 1])

    def join_rooms(self) -> None:
        for room in self.rooms:
            for side in range(4):
                other = self.at(self.x[room] + DX[side], self.y[room] + DY[side])
                if other != ABSENT:
                    self.touching[room].append(other)
                    if self.doors[room] >> side & 1 and self.doors[other] >> (side + 2) % 4 & 1:
                        self.near[room].append(other)
        for room in self.rooms:
            self.near[room].sort()
            self.touching[room].sort()

    def steps_from(self, start: int) -> list[int]:
        """How far every room is from one of them."""
        distance = [FAR] * ROOMS
        distance[start] = 0
        queue = [start]
        for room in queue:
            for other in self.near[room]:
                if distance[other] == FAR:
                    distance[other] = distance[room] + 1
                    queue.append(other)
        return distance

    def steps_apart(self) -> list[int]:
        found: list[int] = []
        for room in range(ROOMS):
            found += self.steps_from(room) if self.has[room] else [FAR] * ROOMS
        return found

    def at(self, x: int, y: int) -> int:
        """The room on a cell of the grid."""
        for room in self.rooms:
            if self.x[room] == x and self.y[room] == y:
                return room
        return ABSENT

    def of_type(self, kind: int) -> list[int]:
        return [room for room in self.rooms if self.room_type[room] == kind]

    def cut_off(self) -> list[str]:
        """The rooms from which no corridor leads to the vault."""
        return [ROOM_NAMES[room] for room in self.rooms if self.distance[room] == FAR]

    # Building (H-5.6)

    def open_sides(self, room: int) -> list[int]:
        """The sides of a room where a doorway leads onto a free cell."""
        found: list[int] = []
        if self.rotation[room] == ABSENT:
            return found
        for side in range(4):
            if self.doors[room] >> side & 1 and self.at(self.x[room] + DX[side], self.y[room] + DY[side]) == ABSENT:
                found.append(side)
        return found

    def rotations(self, tile: int, side: int) -> list[int]:
        """The rotations in which a tile has a doorway towards the room on whose `side` it is laid."""
        facing = (side + 2) % 4
        doors = self.base_doors[tile]
        seen: list[int] = []
        found: list[int] = []
        for quarters in range(4):
            shape = turned(doors, quarters)
            if shape >> facing & 1 and shape not in seen:
                seen.append(shape)
                found.append(quarters)
        return found

    def with_room(self, tile: int, beside: int, side: int, quarters: int) -> Dungeon:
        x, y, rotation = self.x[:], self.y[:], self.rotation[:]
        x[tile] = x[beside] + DX[side]
        y[tile] = y[beside] + DY[side]
        rotation[tile] = quarters
        return Dungeon(x, y, rotation, self.base_doors, self.room_type)
